import type { Line, Service } from '../cart/cart.ts';
import type { Mode } from '../shared/mode.ts';

/** Made for the shopper as soon as they are paid, and used up at once or made to measure; forwarding begins on a later day. */
const immediate: readonly (Service | null)[] = ['parcel', 'stamp', 'stamp-logo', 'registered-mail', 'letter'];

/**
 * Whether an individual must first agree that the right of withdrawal is lost (L221-28, postal-domain 5).
 * A professional buys without that right.
 */
export const needsWaiver = ({ lines }: { lines: readonly Pick<Line, 'service'>[] }, mode: Mode): boolean =>
  mode === 'part' && lines.some(({ service }) => immediate.includes(service));
