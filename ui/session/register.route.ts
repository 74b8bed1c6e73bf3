import { withPorts } from '#ui/request/ports.server.ts';
import { Unseen } from '#ui/routing/unseen.tsx';
import type { Route } from './+types/register.route';
import { toProvider } from './sign-in.server.ts';

export const loader = withPorts(async (work, args: Route.LoaderArgs) => toProvider(work, args, { register: true }));

export default Unseen;
