import { usersIn } from '../records/users.ts';
import type { Feature } from '../shared/feature.ts';
import { fromTheStart } from '../shared/states.ts';
import { sessionHandlers } from './handlers.ts';

export const session: Feature = {
  handlers: sessionHandlers,
  tables: { users: usersIn },
  states: { 'a signed-in shopper': fromTheStart },
};
