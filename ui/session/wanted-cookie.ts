import { hostCookie } from '#ui/request/cookies.server.ts';

/**
 * The page that was wanted when the session ended; the next sign-in from the home page leads there (specification §8).
 */
export const wantedCookie = hostCookie('lpel_wanted');
