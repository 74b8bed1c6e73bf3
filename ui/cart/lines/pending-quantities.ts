/** Typed quantities by the key of their line. */
type Quantities = Record<string, string>;

/**
 * The quantities that the shopper has typed and the server has not confirmed yet; other lines show the server's
 * quantity.
 */
export interface PendingQuantities {
  wanted: Quantities;
  /** The post under way: only one at a time, so that none overtakes another. */
  sent: Quantities | null;
}

export const settled: PendingQuantities = { wanted: {}, sent: null };

export const afterTyping =
  (key: string, text: string) =>
  ({ wanted, sent }: PendingQuantities): PendingQuantities => ({ wanted: { ...wanted, [key]: text }, sent });

export const afterPost = ({ wanted }: PendingQuantities): PendingQuantities => ({ wanted, sent: wanted });

/** A field that was changed during the post stays pending and is posted next. */
export const afterAnswer = ({ wanted, sent }: PendingQuantities): PendingQuantities => ({
  wanted: Object.fromEntries(Object.entries(wanted).filter(([key, text]) => text !== sent?.[key])),
  sent: null,
});

/** A field that was left empty shows the server's quantity again. */
export const withoutEmpty = ({ wanted, sent }: PendingQuantities): PendingQuantities => ({
  wanted: Object.fromEntries(Object.entries(wanted).filter(([, text]) => text !== '')),
  sent,
});

/** An empty field is not posted: the shopper is still typing. Anything else is, and the server says what is wrong with it. */
export function isDue({ wanted, sent }: PendingQuantities): boolean {
  const texts = Object.values(wanted);
  return sent === null && texts.length > 0 && texts.every((text) => text !== '');
}
