import type { OrderedService } from '#domain/orders/services.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { labelsPlace } from './labels-place.ts';

/** The code of a label that is printed where its parcel is handed in; of several labels, the place where they stand. */
export const codeLink = (
  code: string,
  { trackingId }: Pick<OrderedService, 'trackingId'>,
  wording: Wording,
): LinkView =>
  trackingId
    ? { label: wording.t('orders.showCode'), href: wording.paths.dropOffCode({ code, trackingId }) }
    : { label: wording.t('orders.showCodes'), href: labelsPlace(code, wording) };

/** What may be done with such a label: its code is shown, and its parcel followed once it was accepted. */
export function dropOffLinks(code: string, service: OrderedService, wording: Wording): LinkView[] {
  const { state, trackingId } = service;
  if (state.label === 'to-drop-off') return [codeLink(code, service, wording)];
  return state.label === 'deposited' && trackingId
    ? [{ label: wording.t('orders.follow'), href: wording.paths.tracking({ code: trackingId }) }]
    : [];
}
