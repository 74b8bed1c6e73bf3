import { redirect } from 'react-router';
import { wrongTicket } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { previewCookie } from '#ui/request/middleware/preview.server.ts';
import { NullComponent } from '#ui/routing/null-component.tsx';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/preview.route';

const oneHour = 3600;

/**
 * The entry of the content editor's preview (occ-conventions §8): it needs a ticket that the content service confirms.
 */
export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const { cookies } = context;
  const { redirect: wished, quitter, cmsTicketId: ticket } = queryOf('preview', url.searchParams);
  const back = wished ?? '/';
  if (quitter) {
    cookies.set(previewCookie, '', 0);
    return redirect(back);
  }
  if (ticket === null || !(await context.ports.contents.confirms(ticket))) throw wrongTicket(context);
  cookies.set(previewCookie, ticket, oneHour);
  return redirect(back);
});

export default NullComponent;
