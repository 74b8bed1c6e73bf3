import { type RefObject, useEffect, useRef, useState } from 'react';

const named = (list: Element) => list.getAttribute('aria-label') ?? '';

/**
 * Where a shopper is in the filters. An answer makes their controls anew: the groups that were unfolded stay so, and the
 * control that had the focus gets it back.
 *
 * @param made what the answer makes the controls of
 */
export function usePlace(form: RefObject<HTMLFormElement | null>, made: unknown) {
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const { name, value } = (focused.current ?? {}) as Partial<HTMLInputElement>;
    focused.current = null;
    if (!name || document.activeElement !== document.body) return;
    const again = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    again.find((each) => each.name === name && each.value === value)?.focus({ preventScroll: true });
  }, [form, made]);
  const keep = () => {
    setUnfolded([...(form.current?.querySelectorAll('details[open] > ul') ?? [])].map(named));
    focused.current = document.activeElement;
  };
  return { keep, unfolded };
}
