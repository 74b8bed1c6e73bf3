import { flag, matching, oneOf, path } from '../parameters.ts';

/** Of those who work for the shop: editors of contents, and agents of the assisted service. */
export const staffQueries = {
  preview: { quitter: flag, redirect: path, cmsTicketId: matching(/^[\w-]{1,128}$/) },
  assistanceReturn: { error: oneOf('access_denied') },
  /** The identity provider leads back with `state`. */
  assistance: {
    state: oneOf('quittee', 'expiree'),
    note: oneOf('refusee', 'expiree', 'changee', 'terminee', 'quittee', 'rattache', 'personne'),
  },
} as const;
