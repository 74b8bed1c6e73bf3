import { data } from 'react-router';
import { ContentScreen } from '#ui/content/content.screen.tsx';
import { loadOwnPage } from '#ui/content/content.server.ts';
import { ContentHtml } from '#ui/content/content-html.tsx';
import { handler } from '#ui/request/handler.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/cookies.route';
import { consentForm } from './consent.view.ts';
import { ConsentForm } from './consent-form.tsx';

/** The cookies page shows the visitor's choices, so it is not cached. */
export const loader = handler(async (context, { url, request }: Route.LoaderArgs) => {
  const page = await loadOwnPage(context, { url, request });
  const saved = queryOf('cookies', url.searchParams).choice !== null;
  const consent = consentForm({ consent: context.consent, saved }, context.wording);
  return data({ ...page.data, consent }, { status: page.init?.status ?? 200 });
});

export { meta } from '#ui/page/head.ts';

export default function CookiesPage({ loaderData: { view, content, consent } }: Route.ComponentProps) {
  return (
    <ContentScreen view={view}>
      <ContentHtml sent={content} />
      <ConsentForm view={consent} />
    </ContentScreen>
  );
}
