/** Quantities by the key of a line, as they were typed. */
type Quantities = Record<string, string>;

/** What a shopper wants of the lines, until the server has answered; otherwise they are as it says. */
export interface PendingQuantities {
  wanted: Quantities;
  /** What is under way: one post at a time, so that none overtakes another. */
  sent: Quantities | null;
}

export const settled: PendingQuantities = { wanted: {}, sent: null };

export const typed =
  (key: string, text: string) =>
  ({ wanted, sent }: PendingQuantities): PendingQuantities => ({ wanted: { ...wanted, [key]: text }, sent });

export const posted = ({ wanted }: PendingQuantities): PendingQuantities => ({ wanted, sent: wanted });

/** What was changed again meanwhile stays wanted, and is due next. */
export const answered = ({ wanted, sent }: PendingQuantities): PendingQuantities => ({
  wanted: Object.fromEntries(Object.entries(wanted).filter(([key, text]) => text !== sent?.[key])),
  sent: null,
});

/** A field that is still empty is not decided. */
export function isDue({ wanted, sent }: PendingQuantities): boolean {
  const texts = Object.values(wanted);
  return sent === null && texts.length > 0 && texts.every((text) => Number(text) >= 1);
}
