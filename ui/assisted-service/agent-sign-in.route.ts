import { redirect } from 'react-router';
import { notFound, tooMany } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { NullComponent } from '#ui/routing/null-component.tsx';
import { agentTryCookie } from './agent-try-cookie.server.ts';

const tryLife = 1800;

/**
 * Leads to the identity provider where agents sign in. A shopper who is signed in leaves first, their own provider too:
 * it would let in whoever signs in here after the agent, and agents may have another one.
 */
export const loader = handler(async (context) => {
  const { agentSignIns, cookies, session, wording, limits } = context;
  if (agentSignIns === null) throw notFound(context);
  if (session.id !== null) return redirect(wording.paths.signOut({ redirect: wording.paths.assistanceSignIn() }));
  const seconds = await limits.take('sign-in');
  if (seconds > 0) throw tooMany(context, seconds);
  const { url, tryId } = await agentSignIns.begin({ lang: wording.lang });
  cookies.set(agentTryCookie, tryId, tryLife);
  return redirect(url);
});

export default NullComponent;
