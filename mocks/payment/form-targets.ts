import { settings } from '../shared/settings.ts';

/**
 * The security policy must allow the redirects after a form: to the shop, and to signing in if the session has ended.
 */
export const targetsOf = (returnUrl: string): string[] => [new URL(returnUrl).origin, settings.identityUrl];
