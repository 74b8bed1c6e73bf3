import { handler } from '#ui/request/handler.server.ts';
import { NullComponent } from '#ui/routing/null-component.tsx';
import type { Route } from './+types/register.route';
import { toProvider } from './sign-in.server.ts';

export const loader = handler(async (context, { url }: Route.LoaderArgs) =>
  toProvider(context, { url, prompt: 'register' }),
);

export default NullComponent;
