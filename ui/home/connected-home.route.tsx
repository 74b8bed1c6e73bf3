import { data, redirect } from 'react-router';
import { certificationPageView, editorialPageView } from '#domain/analytics/page-views.ts';
import { deferredAccount } from '#domain/deferred-payment/offer.ts';
import { orFailed } from '#domain/shared/fault.ts';
import { Engaging } from '#ui/checkout/payment/payment-engagement.tsx';
import { promptView } from '#ui/checkout/payment/payment-engagement.view.ts';
import { quickOrderHtml } from '#ui/company/quick-order/quick-order-html.server.tsx';
import { ContentHtml } from '#ui/content/content-html.tsx';
import { homeContent } from '#ui/content/home-content.server.ts';
import { ServerHtml } from '#ui/lean/server-html.tsx';
import { lastOrdersOf } from '#ui/orders/list/listed-orders.server.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { handler } from '#ui/request/handler.server.ts';
import { randomText } from '#ui/request/random.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { labelSource } from '#ui/wording/label-source.server.ts';
import { todayInParis } from '#ui/wording/today.ts';
import type { Route } from './+types/connected-home.route';
import styles from './connected-home.module.css';
import { ConnectedHomeScreen } from './connected-home.screen.tsx';
import { connectedHomeView, lastOrderCount } from './connected-home.view.ts';
import { lastOrdersHtml } from './connected-home-orders.server.tsx';
import { isProfessional } from './mode.server.ts';
import journeyStyles from './resumable-journeys.module.css';
import { resumableJourneys } from './resumable-journeys.server.ts';
import { resumableJourneysHtml } from './resumable-journeys-html.server.tsx';

/** The home of a signed-in professional; anybody else has the one that is for everybody (postal-domain 9.3). */
export const loader = handler(async (context, { request, url }: Route.LoaderArgs) => {
  const { ports, wording, session, preview } = context;
  const professional = isProfessional(context);
  if (!professional && !preview) throw redirect(wording.paths.home(), { headers: privateHeaders });
  const mine = professional ? ports.companies.mine() : Promise.resolve(null);
  const [company, deferred, content, drafts, departments, orders, logos] = await Promise.all([
    orFailed(mine),
    professional
      ? deferredAccount({ deferredPayments: ports.deferredPayments, companies: { mine: () => mine } })
      : null,
    homeContent(context, { path: wording.paths.homeConnectedPro(), request }),
    resumableJourneys(context),
    context.categories(),
    professional ? orFailed(lastOrdersOf(context, lastOrderCount)) : null,
    professional ? orFailed(logosOf(ports)) : null,
  ]);
  const firstName = professional ? (session.open?.shopper.firstName ?? null) : null;
  const list = professional ? randomText(12, 'base64url') : null;
  const phone = context.config.PHONE_PRO;
  const view = connectedHomeView(
    { firstName, company, deferred, phone, list, orders, departments, logos, today: todayInParis() },
    wording,
  );
  const head = { title: wording.t('home.titlePro'), description: wording.t('home.description'), noIndex: true };
  const isExplained = queryOf('homeConnectedPro', url.searchParams).certification !== null;
  const prompt = promptView({ engagement: deferred?.offer.engagement ?? null, place: 'home', isExplained }, wording);
  const track = prompt.certification ? certificationPageView : editorialPageView('home-connected');
  const quickOrder = quickOrderHtml(view.quickOrder, { labels: labelSource(wording.lang, {}), request });
  const orderParts = lastOrdersHtml(view, request);
  return data(
    {
      view,
      drafts: resumableJourneysHtml(drafts, request),
      orderParts,
      quickOrder,
      content,
      prompt,
      head,
      track,
    },
    { headers: privateHeaders },
  );
});

async function logosOf({ logos }: RequestContext['ports']) {
  const [{ noticeDays }, owned] = await Promise.all([logos.options(), logos.mine()]);
  return { noticeDays, logos: owned };
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;
export { meta } from '#ui/page/head.ts';

export default function ConnectedHome({ loaderData }: Route.ComponentProps) {
  const {
    view,
    drafts,
    orderParts,
    quickOrder,
    content,
    prompt: { engagement, certification },
  } = loaderData;
  return (
    <ConnectedHomeScreen
      view={view}
      orders={view.orders?.rows.map(({ row }, at) => (
        <ServerHtml key={row.order.href} sent={orderParts[at] ?? {}} className={styles.order} />
      ))}
      drafts={drafts && <ServerHtml sent={drafts} className={journeyStyles.journeys} />}
      quickOrder={<ServerHtml sent={quickOrder} />}
      prompt={engagement && <Engaging view={engagement} certification={certification} />}
    >
      <ContentHtml sent={content.banners} />
      <ContentHtml sent={content.rest} />
    </ConnectedHomeScreen>
  );
}
