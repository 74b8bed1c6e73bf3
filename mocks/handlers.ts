import { features } from './features.ts';
import { frontDoor } from './shared/requests/front-door.ts';

/** The handlers of all operations, without scenarios. */
export const operationHandlers = features.flatMap(({ handlers = [] }) => handlers);

/** The mock backend, for Storybook's worker, Node tests and the HTTP host. */
export const handlers = [frontDoor(operationHandlers), ...features.flatMap(({ sideHandlers = [] }) => sideHandlers)];
