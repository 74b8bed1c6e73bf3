import { useEffect, useRef } from 'react';
import { fieldId } from '#ui/components/controls/field.tsx';
import type { DeliveryView } from './delivery.view.ts';

/** Where the address and the number stand in the page. */
export const addressPlace = 'adresse';

type Asked = Pick<DeliveryView, 'address' | 'phone' | 'groups'>;

const stateOf = ({ address, phone, groups }: Asked) => ({
  address: address.kind,
  isNumberAsked: phone?.form !== undefined,
  shops: groups.length,
});

/**
 * The link or the button that was pressed is gone with what it changed: reading goes on where the answer stands, not at
 * the head of the page.
 */
export function useAnswerPlace(view: Asked): void {
  const shown = useRef(stateOf(view));
  useEffect(() => {
    const [before, now] = [shown.current, stateOf(view)];
    shown.current = now;
    const isOtherAddress = before.address !== now.address || before.shops !== now.shops;
    if (!isOtherAddress && before.isNumberAsked === now.isNumberAsked) return;
    if (document.activeElement !== document.body) return;
    const place = !isOtherAddress && now.isNumberAsked ? fieldId('telephone') : addressPlace;
    document.getElementById(place)?.focus();
  }, [view]);
}
