import type { Line } from '#domain/cart/cart.ts';

type Article = Pick<Line, 'code' | 'offerId' | 'quantity'>;

/** What the undo of a removal carries: each article, its seller's offer and how many there were. */
export const articlesText = (lines: readonly Article[]): string =>
  lines
    .map(({ code, offerId, quantity }) => [code, offerId ?? '', quantity].map(encodeURIComponent).join(' '))
    .join(',');

/** The articles of such a text; what a browser made up is left out. */
export const articlesOf = (text: string): Article[] =>
  text.split(',').flatMap((one) => {
    const [, code, offerId, quantity] = /^([\w-]{1,64}) ([\w.%-]{0,64}) ([1-9][0-9]{0,3})$/.exec(one) ?? [];
    return code ? [{ code, offerId: offerId ? decoded(offerId) : null, quantity: Number(quantity) }] : [];
  });

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
