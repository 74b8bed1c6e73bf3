import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/logo-image.route';
import { pictureAnswer } from './picture-answer.server.ts';

/** The stamp of one of the company's logos, or what stands in its frame. */
export const loader = handler((context, { params: { logoId }, url }: Route.LoaderArgs) => {
  const isFrameOnly = queryOf('logoImage', url.searchParams).cadre === true;
  return pictureAnswer(context, context.ports.logos.image(logoId, { isFrameOnly }));
});
