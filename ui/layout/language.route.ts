import { redirect } from 'react-router';
import { safePath } from '#domain/session/safe-path.ts';
import { cookiesContext } from '#ui/request/middleware/cookies.server.ts';
import { localeCookie } from '#ui/request/middleware/mode-and-locale.server.ts';
import { withPorts } from '#ui/request/ports.server.ts';
import { field } from '#ui/routing/route-params.ts';
import type { Route } from './+types/language.route';

const oneYear = 365 * 86_400;

export const loader = () => redirect('/');

/** Keeps the language that was chosen, and goes back to where it was. */
export const action = withPorts(async (work, { context }: Route.ActionArgs) => {
  const form = await work.form();
  context.get(cookiesContext).set(localeCookie, field(form, 'lang') === 'en' ? 'en' : 'fr', oneYear);
  return redirect(safePath(field(form, 'back', 2000)) ?? '/');
});
