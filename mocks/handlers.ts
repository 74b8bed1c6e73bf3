import { features } from './features.ts';
import { frontDoor } from './shared/front-door.ts';

/** One handler an operation of the contracts, without scenarios in front. */
export const operationHandlers = features.flatMap(({ handlers = [] }) => handlers);

/** The mock backend, for Storybook's worker, Node tests and the HTTP host. */
export const handlers = [frontDoor(operationHandlers), ...features.flatMap(({ sideHandlers = [] }) => sideHandlers)];
