import { usersIn } from '../records/users.ts';
import type { Feature } from '../shared/feature.ts';
import { fromTheStart } from '../shared/states.ts';
import { sessionHandlers } from './handlers.ts';
import { siteHandlers } from './site.ts';

export const session: Feature = {
  handlers: [...sessionHandlers, ...siteHandlers],
  tables: { users: usersIn },
  states: { 'a signed-in shopper': fromTheStart },
};
