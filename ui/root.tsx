import { type ReactNode, use } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { useMeasurement } from './analytics/use-measurement.ts';
import { assistanceGuard } from './assisted-service/assistance-guard.server.ts';
import { consentAnswered, consentBanner } from './consent/consent.view.ts';
import { answeredHtml, questionHtml } from './consent/consent-banner.server.tsx';
import { ErrorPart } from './layout/error/error-part.tsx';
import type { ErrorPage } from './layout/error/is-error-page.ts';
import { layoutData } from './layout/layout.server.ts';
import { refusal } from './layout/refusal.server.ts';
import { ShopShell } from './layout/shop-shell.tsx';
import { backCacheMiddleware, useBackCache } from './lean/back-cache.ts';
import { NonceContext } from './lean/nonce.ts';
import { ServerHtml } from './lean/server-html.tsx';
import { useLinks } from './lean/use-links.ts';
import { Arrival } from './navigation/arrival.tsx';
import { LoadFailure } from './navigation/load-failure.tsx';
import { ProgressBar } from './navigation/progress-bar.tsx';
import { usePrefetch } from './navigation/use-prefetch.ts';
import { handler } from './request/handler.server.ts';
import { consent } from './request/middleware/consent.server.ts';
import { cookies } from './request/middleware/cookies.server.ts';
import { correlation } from './request/middleware/correlation.server.ts';
import { drafts } from './request/middleware/drafts.server.ts';
import { locale, mode as modeOfPage } from './request/middleware/mode-and-locale.server.ts';
import { ports } from './request/middleware/ports.server.ts';
import { readPosts } from './request/middleware/posted.server.ts';
import { preview } from './request/middleware/preview.server.ts';
import { retryAfter } from './request/middleware/retry-after.server.ts';
import { newsCookie, session } from './request/middleware/session.server.ts';
import type { RequestContext } from './request/request-context.server.ts';
import { marksIn } from './routing/queries/queries.ts';
import { routeOf } from './routing/route-table.ts';
import { sessionNews } from './session/session-mark.ts';
import { fonts } from './styles/fonts/font-preload.ts';
import './styles/app.css';
import printSheet from './styles/print.css?url';

export const middleware: Route.MiddlewareFunction[] = [
  retryAfter,
  cookies,
  correlation,
  modeOfPage,
  locale,
  consent,
  refusal,
  session,
  readPosts,
  drafts,
  preview,
  ports,
  assistanceGuard,
];

/** In the browser. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = backCacheMiddleware;

export const loader = handler(async (context, { url, request }: Route.LoaderArgs) => {
  const path = url.pathname + url.search;
  const news = sessionNews(url.searchParams, context.cookies.get(newsCookie));
  const layout = await layoutData(context, { path, news, isSignedIn: context.session.open !== null, request });
  const marks = marksIn(routeOf(url.pathname)?.entry.name ?? '', new URL(request.url).searchParams);
  return { ...layout, ...consentPart(context, { path, request }), ...(marks.length > 0 ? { marks } : {}) };
});

/** The question, or in a document what its answer leads to; the cookies page has the complete form instead. */
function consentPart({ consent, wording }: RequestContext, { path, request }: { path: string; request: Request }) {
  const isDocument = !new URL(request.url).pathname.endsWith('.data');
  if (routeOf(path.replace(/[?#].*/s, ''))?.entry.name === 'cookies') return {};
  if (consent.isAnswered) return isDocument ? { answered: answeredHtml(consentAnswered(wording), request) } : {};
  return { banner: questionHtml(consentBanner({ path }, wording), request) };
}

/** The layout depends on the address only: an action that stays there does not reload it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

export const links: Route.LinksFunction = () => [
  ...fonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', media: 'print', href: printSheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const layout = useLayout();
  const banner = useRouteLoaderData<typeof loader>('root')?.banner;
  const nonce = use(NonceContext);
  return (
    <html
      lang={layout?.lang ?? 'fr'}
      data-mode={layout?.mode ?? 'part'}
      data-site={layout?.site}
      data-banner={banner && ''}
    >
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
  useBackCache();
  usePrefetch();
  useMeasurement();
  const layout = useRouteLoaderData<typeof loader>('root');
  const sent = layout?.banner ?? layout?.answered;
  return (
    <>
      {sent && <ServerHtml sent={sent} />}
      {layout && <LoadFailure failed={layout.failed} unreached={layout.unreached} />}
      <Outlet />
      <Arrival />
      {/* Last, since it comes and goes: before the others, a browser would look for all whose style depends on what precedes them. */}
      <ProgressBar />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const layout = useLayout();
  const part = <ErrorPart error={error} layout={layout} />;
  return layout ? <ShopShell view={layout}>{part}</ShopShell> : part;
}

/** The layout; a request that is answered before the layout's loader runs brings it with its error. */
function useLayout() {
  const made = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError() as { data?: Partial<ErrorPage> } | null | undefined;
  return made ?? error?.data?.layout;
}
