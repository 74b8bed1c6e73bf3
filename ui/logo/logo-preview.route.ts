import { distanceOf, usualPlacement } from '#domain/logo/placement.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/logo-preview.route';
import { logo } from './logo.journey.ts';
import { pictureAnswer } from './picture-answer.server.ts';

/** The stamp with the draft's picture, placed as the address says. */
export const loader = handler(async (context, { url }: Route.LoaderArgs) => {
  const { taille, x, y, fond, couleur } = queryOf('logoPreview', url.searchParams);
  const { picture } = (await context.journeyDrafts.of(logo.name)).answers;
  const placement = {
    scale: taille ?? usualPlacement.scale,
    across: distanceOf(x ?? '') ?? 0,
    down: distanceOf(y ?? '') ?? 0,
  };
  const colour = couleur === 'noir' ? 'black' : 'colour';
  if (!picture) throw notFound(context);
  return pictureAnswer(context, context.ports.logos.preview(picture, { placement, background: fond, colour }));
});
