import type { Work } from '#ui/request/ports.server.ts';

/** Whether a signed-in professional asks: a person who shops for themself has no other home here (postal-domain 9.3). */
export const isProfessional = ({ session }: Pick<Work, 'session'>): boolean => session.open?.shopper.profile === 'pro';
