import type { Article, Carts } from '#domain/cart/cart.ts';

/** What the undo of a removal carries: each article, its seller's offer, how many there were and what they were composed with. */
export const articlesText = (lines: readonly Article[]): string =>
  lines
    .map(({ code, offerId, quantity, configurationId }) =>
      [code, offerId ?? '', quantity, configurationId ?? ''].map(encodeURIComponent).join(' '),
    )
    .join(',');

/** The articles of such a text; what a browser made up is left out. */
export const articlesOf = (text: string): Article[] =>
  text.split(',').flatMap((one) => {
    const found = /^([\w-]{1,64}) ([^ ]{0,200}) ([1-9][0-9]{0,3})(?: ([^ ]{0,200}))?$/.exec(one);
    const [, code, offerId, quantity, configurationId] = found ?? [];
    return code
      ? [{ code, offerId: decoded(offerId), quantity: Number(quantity), configurationId: decoded(configurationId) }]
      : [];
  });

/** Puts back what was just removed, one by one: a stock may have shrunk meanwhile. How many found no place, wholly or in part. */
export async function putBack(carts: Pick<Carts, 'add'>, text: string): Promise<number> {
  let missing = 0;
  for (const article of articlesOf(text)) {
    const added = await carts.add(article);
    if (added.kind === 'none' || added.quantity < article.quantity) missing += 1;
  }
  return missing;
}

function decoded(text: string | undefined): string | null {
  try {
    return text ? decodeURIComponent(text) : null;
  } catch {
    return null;
  }
}
