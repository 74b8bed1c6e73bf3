import { type RefObject, useState } from 'react';
import type { Departure } from '#ui/navigation/arrival.tsx';

const nameOf = (group: Element) => group.getAttribute('aria-label') ?? '';

/** The same control on the next page: a select by its name, a box by its value too. */
const selectorOf = (control: Element | null) =>
  ['name', 'value'].map((name) => {
    const value = control?.getAttribute(name);
    return value ? `[${name}=${CSS.escape(value)}]` : '';
  });

/**
 * Where a shopper is in the filters. An answer makes their controls anew: groups stay folded or unfolded, and the
 * control that had the focus has it again.
 */
export function usePlace(form: RefObject<HTMLFormElement | null>) {
  const [unfolded, setUnfolded] = useState<readonly string[]>();
  const keep = (): Departure => {
    // A value that is no longer chosen goes back among the others of its group.
    const groups = form.current?.querySelectorAll(
      'details[open] > [aria-label], details:has(:focus:not(:checked)) [aria-label]',
    );
    setUnfolded([...(groups ?? [])].map(nameOf));
    return { control: selectorOf(document.activeElement).join('') };
  };
  return { keep, unfolded };
}
