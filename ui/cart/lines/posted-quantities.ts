import type { EditedQuantity, Quantity } from '#domain/cart/cart.ts';
import { quantityOf } from '#domain/cart/quantity.ts';
import { field } from '#ui/forms/fields.ts';

/**
 * The field's name holds the quantity that its page showed, so that a page left open for long changes only the lines
 * that were edited on it.
 */
export const quantityName = ({ id, quantity }: Quantity): string => `quantite-${quantity}-${id}`;

interface Quantities {
  /** With the quantity that the page showed. */
  wanted: EditedQuantity[];
  /** Lines whose field does not hold a quantity, with the quantity that they keep. */
  wrong: Quantity[];
  /** Lines that were not edited, with the quantity that the page showed. */
  unedited: Quantity[];
}

/** More than any cart has. */
const most = 500;

/** The edited quantities; malformed fields are ignored. */
export function quantitiesIn(form: FormData): Quantities {
  const read: Quantities = { wanted: [], wrong: [], unedited: [] };
  const names = [...new Set(form.keys())].flatMap((name) => {
    const [, displayed, id] = /^quantite-([0-9]{1,4})-([^,]{1,300})$/.exec(name) ?? [];
    return id === undefined ? [] : [{ name, displayed: Number(displayed), id }];
  });
  for (const { name, displayed, id } of names.slice(0, most)) {
    const quantity = quantityOf(field(form, name));
    if (quantity === null) read.wrong.push({ id, quantity: displayed });
    else if (quantity === displayed) read.unedited.push({ id, quantity });
    else read.wanted.push({ id, quantity, displayedQuantity: displayed });
  }
  return read;
}
