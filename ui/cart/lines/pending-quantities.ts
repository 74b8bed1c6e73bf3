/** Quantities by the key of a line, as they were typed. */
type Quantities = Record<string, string>;

/** What a shopper wants of the lines, until the server has answered; otherwise they are as it says. */
export interface Basket {
  wanted: Quantities;
  /** What is under way: one post at a time, so that none overtakes another. */
  sent: Quantities | null;
}

export const settled: Basket = { wanted: {}, sent: null };

export const typed =
  (key: string, text: string) =>
  ({ wanted, sent }: Basket): Basket => ({ wanted: { ...wanted, [key]: text }, sent });

export const posted = ({ wanted }: Basket): Basket => ({ wanted, sent: wanted });

/** What was changed again meanwhile stays wanted, and is due next. */
export const answered = ({ wanted, sent }: Basket): Basket => ({
  wanted: Object.fromEntries(Object.entries(wanted).filter(([key, text]) => text !== sent?.[key])),
  sent: null,
});

/** A field that is still empty is not decided. */
export function isDue({ wanted, sent }: Basket): boolean {
  const texts = Object.values(wanted);
  return sent === null && texts.length > 0 && texts.every((text) => Number(text) >= 1);
}
