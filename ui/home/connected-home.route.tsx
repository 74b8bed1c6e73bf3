import { data, redirect } from 'react-router';
import { editorialSeen } from '#domain/analytics/page-views.ts';
import { optional } from '#domain/shared/fault.ts';
import { ContentHtml } from '#ui/content/content-html.part.tsx';
import { homeContent } from '#ui/content/home-content.server.ts';
import { metaOf } from '#ui/shared/head.ts';
import { shop, withPorts } from '#ui/shared/ports.server.ts';
import { privateHeaders } from '#ui/shared/public-page.ts';
import type { Route } from './+types/connected-home.route';
import { isProfessional } from './audience.server.ts';
import { ConnectedHomeScreen } from './connected-home.screen.tsx';
import { connectedHomeView } from './connected-home.view.ts';

/** The home of a signed-in professional; anybody else has the one that is for everybody (postal-domain 9.3). */
export const loader = withPorts(async (work, { request }: Route.LoaderArgs) => {
  const { ports, wording, session, preview } = work;
  const professional = isProfessional(work);
  if (!professional && !preview) throw redirect(wording.paths.home(), { headers: privateHeaders });
  const [company, content] = await Promise.all([
    professional ? optional(ports.companies.mine()) : null,
    homeContent(work, { path: wording.paths.homeConnectedPro(), request }),
  ]);
  const firstName = professional ? (session.open?.shopper.firstName ?? null) : null;
  const view = connectedHomeView({ firstName, company, phone: shop.config.PHONE_PRO }, wording);
  const head = { title: wording.t('home.titlePro'), description: wording.t('home.description'), noIndex: true };
  return data({ view, content, head, track: editorialSeen('home-connected') }, { headers: privateHeaders });
});

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function ConnectedHome({ loaderData: { view, content } }: Route.ComponentProps) {
  return (
    <ConnectedHomeScreen view={view}>
      <ContentHtml html={content.banners.html} />
      <ContentHtml html={content.rest.html} />
    </ConnectedHomeScreen>
  );
}
