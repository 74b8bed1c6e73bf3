import type { Article, Carts } from '#domain/cart/cart.ts';

/** The articles for the undo of a removal: code, seller's offer, quantity and configuration of each. */
export const articlesText = (lines: readonly Article[]): string =>
  lines
    .map(({ code, offerId, quantity, configurationId }) =>
      [code, offerId ?? '', quantity, configurationId ?? ''].map(encodeURIComponent).join(' '),
    )
    .join(',');

/** The articles in such a text; malformed ones are ignored. */
export const articlesOf = (text: string): Article[] =>
  text.split(',').flatMap((one) => {
    const found = /^([\w-]{1,64}) ([^ ]{0,200}) ([1-9][0-9]{0,3})(?: ([^ ]{0,200}))?$/.exec(one);
    const [, code, offerId, quantity, configurationId] = found ?? [];
    return code
      ? [{ code, offerId: decoded(offerId), quantity: Number(quantity), configurationId: decoded(configurationId) }]
      : [];
  });

/** Puts removed articles back one by one, because stock may have shrunk. Returns how many were not restored in full. */
export async function putBack(carts: Pick<Carts, 'add'>, text: string): Promise<number> {
  let leftOut = 0;
  for (const article of articlesOf(text)) {
    const added = await carts.add(article);
    if (added.kind === 'none' || added.quantity < article.quantity) leftOut += 1;
  }
  return leftOut;
}

function decoded(text: string | undefined): string | null {
  try {
    return text ? decodeURIComponent(text) : null;
  } catch {
    return null;
  }
}
