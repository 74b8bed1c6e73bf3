import { distanceOf, usualPlacement } from '#domain/logo/placement.ts';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import type { Route } from './+types/logo-preview.route';
import { logo } from './logo.journey.ts';
import { pictureAnswer } from './picture-answer.server.ts';

/** The stamp with the draft's picture, placed as the address says. */
export const loader = handler(async ({ journeyDrafts, ports }, { url }: Route.LoaderArgs) => {
  const { taille, x, y, fond, couleur } = queryOf('logoPreview', url.searchParams);
  const { picture } = (await journeyDrafts.of(logo.name)).answers;
  const placement = {
    scale: taille ?? usualPlacement.scale,
    across: distanceOf(x ?? '') ?? 0,
    down: distanceOf(y ?? '') ?? 0,
  };
  const colour = couleur === 'noir' ? 'black' : 'colour';
  return pictureAnswer(
    picture ? ports.logos.preview(picture, { placement, background: fond, colour }) : Promise.resolve('unknown'),
  );
});
