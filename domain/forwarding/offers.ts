import type { Forwarding, ForwardingOffer, ForwardingOptions } from './forwarding.ts';

/** Today's offer of that code. */
export const offerOf = (
  { offer }: { offer?: Forwarding['offer'] },
  { offers }: Pick<ForwardingOptions, 'offers'>,
): ForwardingOffer | undefined => offers.find(({ code }) => code === offer);

export const isPosteRestante = (offer: ForwardingOffer | undefined): boolean => offer?.option === 'poste-restante';

export const isMailKeeping = (offer: ForwardingOffer | undefined): boolean => offer?.option === 'mail-keeping';
