import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { useMeasured } from './analytics/use-measured.ts';
import { useMeasurement } from './analytics/use-measurement.ts';
import { consentBanner } from './consent/consent.view.ts';
import { questionHtml } from './consent/consent-banner.server.tsx';
import { ConsentBanner } from './consent/consent-banner.tsx';
import { type LayoutView, layoutView } from './layout/layout.view.ts';
import { ShopShell } from './layout/shop-shell.tsx';
import { NonceContext } from './lean/nonce.ts';
import { useLinks } from './lean/use-links.ts';
import { Arrival } from './navigation/arrival.tsx';
import { LoadFailure } from './navigation/load-failure.tsx';
import { usePrefetch } from './navigation/prefetch.ts';
import { ProgressBar } from './navigation/progress-bar.tsx';
import { ErrorScreen } from './request/error/error.screen.tsx';
import type { ErrorView } from './request/error/error.view.ts';
import { unknownErrorView } from './request/error/unknown-error.view.ts';
import { handler } from './request/handler.server.ts';
import { consent } from './request/middleware/consent.server.ts';
import { cookies } from './request/middleware/cookies.server.ts';
import { correlation } from './request/middleware/correlation.server.ts';
import { drafts } from './request/middleware/drafts.server.ts';
import { locale, mode as modeOfPage } from './request/middleware/mode-and-locale.server.ts';
import { ports } from './request/middleware/ports.server.ts';
import { preview } from './request/middleware/preview.server.ts';
import { session } from './request/middleware/session.server.ts';
import type { RequestContext } from './request/request-context.server.ts';
import { routeOf } from './routing/route-table.ts';
import { hasExpiryMark } from './session/expiry-mark.ts';
import { fonts } from './styles/fonts/font-preload.ts';
import './styles/app.css';

export const middleware: Route.MiddlewareFunction[] = [
  cookies,
  correlation,
  modeOfPage,
  locale,
  consent,
  session,
  drafts,
  preview,
  ports,
];

export const loader = handler(async (context, { url, request }: Route.LoaderArgs) => {
  const { wording, mode, config } = context;
  const categories = await context.categories();
  const phone = mode === 'pro' ? config.PHONE_PRO : config.PHONE_PART;
  const expired = hasExpiryMark(url.searchParams);
  const path = url.pathname + url.search;
  const { asked, measurement, personalisation } = context.consent;
  // The cookies page has the complete form instead of the banner.
  const isAnswered = asked || routeOf(url.pathname)?.entry.name === 'cookies';
  return {
    ...layoutView({ path, categories, phone, expired }, wording),
    ...(isAnswered ? {} : { banner: questionHtml(consentBanner({ path }, wording), request) }),
    ...(measurement ? { site: measuredSites(config)[mode] } : {}),
    ...(personalisation ? { personalised: true } : {}),
  };
});

/** The analytics site ids of each mode. */
const measuredSites = ({ MEASUREMENT_SITE_PART: part, MEASUREMENT_SITE_PRO: pro }: RequestContext['config']) => ({
  part,
  pro,
});

/** The layout depends on the address only, so actions do not reload it. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && currentUrl.href !== nextUrl.href;

export const links: Route.LinksFunction = () => [
  ...fonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const layout = useRouteLoaderData<typeof loader>('root');
  const nonce = use(NonceContext);
  return (
    <html lang={layout?.lang ?? 'fr'} data-mode={layout?.mode ?? 'part'} data-site={layout?.site}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101817" media="(prefers-color-scheme: dark)" />
        <Meta />
        {/* Sheets are allowed by their origin. A nonce would differ between server and browser, and hydration would warn. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        {/* A document that is not streamed contains its own start of the router: see `lean/document.ts`. */}
        {import.meta.env.LEAN_WHOLE_PAGES === false && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  useLinks();
  usePrefetch();
  useMeasurement();
  const layout = useRouteLoaderData<typeof loader>('root');
  return (
    <>
      <ProgressBar />
      {layout && <LoadFailure failed={layout.failed} unreached={layout.unreached} />}
      <Outlet />
      <Arrival />
      {layout?.banner && <ConsentBanner html={layout.banner.html} />}
    </>
  );
}

interface GuardErrorView extends ErrorView {
  layout?: LayoutView;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const made = useRouteLoaderData<typeof loader>('root');
  const view: GuardErrorView = isRouteErrorResponse(error) && isErrorView(error.data) ? error.data : unknownErrorView;
  useMeasured(view.track);
  useMeasured(view.failure);
  // A guard refuses before the layout's data are loaded, and brings its own.
  const layout = made ?? view.layout;
  const screen = <ErrorScreen view={view} />;
  return (
    <>
      <title>{view.title}</title>
      <meta name="robots" content="noindex" />
      {layout ? <ShopShell view={layout}>{screen}</ShopShell> : screen}
    </>
  );
}

const isErrorView = (value: unknown): value is GuardErrorView =>
  typeof value === 'object' && value !== null && 'ways' in value && 'sid' in value;
