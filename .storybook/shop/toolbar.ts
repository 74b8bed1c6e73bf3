import type { Mode } from '#domain/shared/mode.ts';
import { accounts } from '#mocks/session/accounts.ts';
import type { Effect } from '#mocks/shared/scenarios.ts';

/** What the toolbar chooses; only stories of the shop look at the account and the scenario. */
export interface Toolbar {
  /** An account's name, or `visitor`. */
  account: string;
  language: 'fr' | 'en';
  mode: Mode;
  scenario: Effect | 'none';
}

export const visitor = 'visitor';

export const accountItems: Record<string, string> = {
  [visitor]: 'Visitor',
  ...Object.fromEntries(accounts.map(({ uid }) => [nameOf(uid), uid])),
};

/** An e-mail without its host: Storybook keeps no other signs in its address. */
function nameOf(email: string): string {
  return email.replace(/@.*/, '');
}

/** By the names of `mocks/SCENARIOS.md`; each holds for every operation. */
export const scenarioItems: Record<Toolbar['scenario'], string> = {
  none: 'Backend as it should be',
  slow: 'slow: 1 s a call',
  hang: 'hang: no answer',
  reset: 'reset: connections are refused',
  fail: 'fail: 500',
  unavailable: 'unavailable: 503',
  limited: 'limited: 429',
  'not-found': 'missing: 404',
  unauthorised: 'unauthorised: 401',
  disabled: 'a feature is switched off (401)',
  contract: 'contract: a wrong body',
  malformed: 'malformed: half a body',
  poorest: 'poorest: only what contracts require',
  'plain-occ': 'plain-occ: only what OCC has',
};
