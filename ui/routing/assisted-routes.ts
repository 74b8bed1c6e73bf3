import { endpoints } from './prefixes.ts';
import { endpoint } from './route-entry.ts';

const base = `${endpoints}/assistance` as const;

/**
 * The assisted service, where it is configured; elsewhere these answer 404. The page for agents is one of the server's
 * own, as its neighbours are: the shop's program, which every visitor loads, knows none of them.
 */
export const assistedRoutes = [
  endpoint('assistance', base, 'assisted-service/desk/desk.route.tsx'),
  endpoint('assistanceSignIn', `${base}/connexion`, 'assisted-service/agent-sign-in.route.ts', { effect: true }),
  endpoint('assistanceReturn', `${base}/retour`, 'assisted-service/agent-return.route.ts', { effect: true }),
] as const;
