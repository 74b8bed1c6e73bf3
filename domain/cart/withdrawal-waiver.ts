import type { Mode } from '../shared/mode.ts';
import type { Line, Service } from './cart.ts';

/** Services that are made for the shopper or used up at once after payment; mail forwarding begins on a later day. */
const immediate: Readonly<Record<Service, boolean>> = {
  parcel: true,
  stamp: true,
  'stamp-logo': true,
  'registered-mail': true,
  letter: true,
  forwarding: false,
};

/**
 * Whether an individual must waive the right of withdrawal (L221-28, postal-domain 5). Professionals do not have that
 * right.
 */
export const needsWaiver = ({ lines }: { lines: readonly Pick<Line, 'service'>[] }, mode: Mode): boolean =>
  mode === 'part' && lines.some(({ service }) => service !== null && immediate[service]);
