import { type ReactNode, use, useEffect, useRef } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { ErrorScreen } from './frame/error.screen.tsx';
import { type FrameView, frameView } from './frame/frame.view.ts';
import { ShopFrame } from './frame/shop-frame.part.tsx';
import { ProgressBar } from './shared/components/progress-bar.tsx';
import type { ErrorView } from './shared/error.view.ts';
import { hasExpiryMark } from './shared/expiry-mark.ts';
import { textFont } from './shared/fonts/font-preload.ts';
import { locale, mode } from './shared/middleware/audience.server.ts';
import { cookies } from './shared/middleware/cookies.server.ts';
import { correlation } from './shared/middleware/correlation.server.ts';
import { drafts } from './shared/middleware/drafts.server.ts';
import { ports } from './shared/middleware/ports.server.ts';
import { preview } from './shared/middleware/preview.server.ts';
import { session } from './shared/middleware/session.server.ts';
import { NonceContext } from './shared/nonce.ts';
import { shop, withPorts } from './shared/ports.server.ts';
import './shared/styles/app.css';

export const middleware: Route.MiddlewareFunction[] = [
  cookies,
  correlation,
  mode,
  locale,
  session,
  drafts,
  preview,
  ports,
];

export const loader = withPorts(async ({ wording, mode: audience }, { url }: Route.LoaderArgs) => {
  const categories = await shop.categoriesOf(audience, wording.lang);
  const phone = audience === 'pro' ? shop.config.PHONE_PRO : shop.config.PHONE_PART;
  const expired = hasExpiryMark(url.searchParams);
  return frameView({ path: url.pathname + url.search, categories, phone, expired }, wording);
});

/** The frame changes with the address; after an action it is the same. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && currentUrl.href !== nextUrl.href;

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root');
  const nonce = use(NonceContext);
  return (
    <html lang={frame?.lang ?? 'fr'} data-mode={frame?.mode ?? 'part'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101817" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  useFocusOnNavigation();
  return (
    <>
      <ProgressBar />
      <Outlet />
    </>
  );
}

/** After a client navigation, focus goes to the new page's heading, so that it is announced and reading goes on there. */
function useFocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (state !== 'idle' || shown.current === pathname) return;
    shown.current = pathname;
    if (hash) return;
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash, state]);
}

const unknownFault: ErrorView & { frame?: FrameView } = {
  status: 500,
  title: 'Une erreur est survenue.',
  text: '',
  sid: '—',
  date: '',
  ways: [],
};

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const made = useRouteLoaderData<typeof loader>('root');
  const view = isRouteErrorResponse(error) && isErrorView(error.data) ? error.data : unknownFault;
  // A guard refuses before the frame is made, and brings one.
  const frame = made ?? view.frame;
  const screen = <ErrorScreen view={view} />;
  return (
    <>
      <title>{view.title}</title>
      <meta name="robots" content="noindex" />
      {frame ? <ShopFrame view={frame}>{screen}</ShopFrame> : screen}
    </>
  );
}

const isErrorView = (value: unknown): value is ErrorView & { frame?: FrameView } =>
  typeof value === 'object' && value !== null && 'ways' in value && 'sid' in value;
