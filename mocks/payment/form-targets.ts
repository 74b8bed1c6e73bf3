import { settings } from '../shared/settings.ts';

/** A browser follows a form's answer to the shop, and on to signing in where the session ended at the bank. */
export const targetsOf = (returnUrl: string): string[] => [new URL(returnUrl).origin, settings.identityUrl];
