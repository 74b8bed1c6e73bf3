import type { Line, Service } from '#domain/cart/cart.ts';
import type { IconName } from '#ui/components/values/icon.tsx';

const symbols = {
  parcel: 'parcel',
  stamp: 'stamp',
  'stamp-logo': 'stamp',
  forwarding: 'move',
  letter: 'letter',
  'registered-mail': 'letter',
} as const satisfies Record<Service, IconName>;

/** What is drawn of a line that has no picture. */
export const lineSymbol = ({ service }: Pick<Line, 'service'>): IconName => (service ? symbols[service] : 'tag');
