import type { ClientActionFunctionArgs } from 'react-router';

/** The form of a step that asks what it costs as it is filled in; nothing of it is kept. */
export const recalculateIntent = 'recalculer';

type Args = Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>;

/** A price that cannot be had leaves the page as it is, with « Recalculer »; every other form fails as usual. */
export async function clientAction({ request, serverAction }: Args): Promise<unknown> {
  const posted = await request.clone().formData();
  if (posted.get('intent') !== recalculateIntent) return serverAction();
  const answer: unknown = await serverAction().catch(() => null);
  // A post that is lost ends with nothing, and an ended session with a redirect.
  return isPage(answer) ? answer : { view: null };
}

const isPage = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'view' in answer;
