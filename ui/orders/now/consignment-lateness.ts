import type { Consignment } from '#domain/orders/consignments.ts';

/** A sender is late when the day has passed on which it had to hand the goods over. */
export const isLate = ({ status, handOverBy }: Consignment, today: string): boolean =>
  status === 'preparing' && handOverBy !== null && handOverBy < today;
