import { redirect } from 'react-router';
import { cookiesContext } from '#ui/request/middleware/cookies.server.ts';
import { previewCookie } from '#ui/request/middleware/preview.server.ts';
import { errorPage, withPorts } from '#ui/request/ports.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import { Unseen } from '#ui/routing/unseen.tsx';
import type { Route } from './+types/preview.route';

const oneHour = 3600;

/** Where the content editor enters (occ-conventions §8): with a ticket that the content service confirms, and with nothing else. */
export const loader = withPorts(async (work, { url, context }: Route.LoaderArgs) => {
  const cookies = context.get(cookiesContext);
  const { redirect: wished, quitter, cmsTicketId: ticket } = queryOf('preview', url.searchParams);
  const back = wished ?? '/';
  if (quitter) {
    cookies.set(previewCookie, '', 0);
    return redirect(back);
  }
  if (ticket === null || !(await work.ports.contents.confirms(ticket))) throw errorPage(work, 403);
  cookies.set(previewCookie, ticket, oneHour);
  return redirect(back);
});

export default Unseen;
