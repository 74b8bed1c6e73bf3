import { consentsIn } from '../records/consents.ts';
import { usersIn } from '../records/users.ts';
import type { Feature } from '../shared/feature.ts';
import { fromTheStart } from '../shared/states.ts';
import { consentHandlers } from './consents.ts';
import { sessionHandlers } from './handlers.ts';
import { siteHandlers } from './site.ts';

export const session: Feature = {
  handlers: [...sessionHandlers, ...siteHandlers, ...consentHandlers],
  tables: { users: usersIn, consents: consentsIn },
  states: { 'a signed-in shopper': fromTheStart },
};
