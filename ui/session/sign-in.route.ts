import { Unseen } from '#ui/shared/components/unseen.tsx';
import { withPorts } from '#ui/shared/ports.server.ts';
import type { Route } from './+types/sign-in.route';
import { toProvider } from './sign-in.server.ts';

export const loader = withPorts(async (work, args: Route.LoaderArgs) => toProvider(work, args, { register: false }));

export default Unseen;
