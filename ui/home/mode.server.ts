import type { RequestContext } from '#ui/request/request-context.server.ts';

/** Whether a signed-in professional asks: a person who shops for themself has no other home here (postal-domain 9.3). */
export const isProfessional = ({ session }: Pick<RequestContext, 'session'>): boolean =>
  session.open?.shopper.profile === 'pro';
