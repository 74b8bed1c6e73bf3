import { withPorts } from '#ui/request/ports.server.ts';
import { Unseen } from '#ui/routing/unseen.tsx';
import type { Route } from './+types/sign-in.route';
import { toProvider } from './sign-in.server.ts';

export const loader = withPorts(async (work, args: Route.LoaderArgs) => toProvider(work, args, { register: false }));

export default Unseen;
