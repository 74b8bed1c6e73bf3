import { handler } from '#ui/request/handler.server.ts';
import type { Route } from './+types/logo-image.route';
import { pictureAnswer } from './picture-answer.server.ts';

/** The stamp of one of the company's logos. */
export const loader = handler((context, { params: { logoId } }: Route.LoaderArgs) =>
  pictureAnswer(context, context.ports.logos.image(logoId)),
);
