import { SignedIds } from '#adapters/session/signed-ids.ts';
import { requiredSettings } from './required-settings.ts';

/** The ids that every shop under test gives and knows. */
export const idsOfTests = new SignedIds([requiredSettings.SESSION_SECRETS]);
