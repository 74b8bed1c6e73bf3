import { useLayoutEffect, useRef } from 'react';
import { fieldId } from '#ui/components/controls/field.tsx';
import type { DeliveryView } from './delivery.view.ts';

/** Ids of the sections of the address and the phone number. */
export const addressPlace = 'adresse';

type DeliveryAnswer = Pick<DeliveryView, 'address' | 'phone' | 'groups'>;

const stateOf = ({ address, phone, groups }: DeliveryAnswer) => ({
  address: address.kind,
  isNumberAsked: phone?.form !== undefined,
  groupCount: groups.length,
});

/**
 * A changed section no longer has the link or button that was pressed: the focus moves to that section instead of the
 * top of the page, where the arrival would place it.
 */
export function useAnswerPlace(view: DeliveryAnswer): void {
  const last = useRef(stateOf(view));
  useLayoutEffect(() => {
    const [before, now] = [last.current, stateOf(view)];
    last.current = now;
    const isOtherAddress = before.address !== now.address || before.groupCount !== now.groupCount;
    if (!isOtherAddress && before.isNumberAsked === now.isNumberAsked) return;
    if (document.activeElement !== document.body) return;
    const place = !isOtherAddress && now.isNumberAsked ? fieldId('telephone') : addressPlace;
    document.getElementById(place)?.focus();
  }, [view]);
}
