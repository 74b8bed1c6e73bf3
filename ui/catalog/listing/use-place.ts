import { type RefObject, useEffect, useRef, useState } from 'react';

const named = (list: Element) => list.getAttribute('aria-label') ?? '';

/**
 * Where a shopper is in the filters. An answer makes their controls anew: the groups that were unfolded stay so, and the
 * control that had the focus gives it to the one in its place.
 */
export function usePlace(form: RefObject<HTMLFormElement | null>) {
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    const { name, value } = focused.current as HTMLInputElement;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    controls.find((each) => each.name === name && each.value === value)?.focus({ preventScroll: true });
  });
  const keep = () => {
    setUnfolded([...(form.current?.querySelectorAll('details[open] > ul') ?? [])].map(named));
    focused.current = document.activeElement;
  };
  return { keep, unfolded };
}
