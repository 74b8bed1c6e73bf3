import { pathsOf } from '#ui/routing/paths.ts';

export interface SecurityConfig {
  shopOrigin: string;
  /** Other origins that a form may lead to: payment pages, the identity provider, the tracking site. */
  formOrigins: readonly string[];
  /** Other origins of pictures: the map's tiles. */
  imageOrigins: readonly string[];
  /** The development server injects styles and opens a socket. */
  development: boolean;
}

/** What may stand inside a document, as sources of its policy: an inline script or style without one of these does nothing. */
export interface InlineSources {
  scripts: string;
  styles: string;
}

/** Of a document that is made anew for each answer. */
export const byNonce = (nonce: string): InlineSources => ({ scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` });

/** Headers of every answer but parts of pages (specification-wide promise: strict CSP without `unsafe-inline` in production). */
export function securityHeaders(
  { shopOrigin, formOrigins, imageOrigins, development }: SecurityConfig,
  { scripts, styles }: InlineSources,
): Record<string, string> {
  const secure = shopOrigin.startsWith('https://');
  const policy = [
    "default-src 'self'",
    `script-src ${scripts} 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${styles}`.trim(),
    `img-src 'self' data: ${imageOrigins.join(' ')}`.trim(),
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    // Chromium applies this directive to redirects of forms too.
    `form-action 'self' ${formOrigins.join(' ')}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // Vite shows errors and changed modules by plain texts.
    ...(development ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...transportOf(secure),
  };
}

const transportOf = (secure: boolean): Record<string, string> =>
  secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};

/**
 * Headers of a part of pages. What a page may do says nothing about a script, a font or a picture, and a first visit of a page
 * fetches thirty of them: half a kilobyte each. A drawing in SVG that is opened by itself is a page: the sandbox lets it do
 * nothing.
 */
const partHeaders = (type: string, { shopOrigin }: Pick<SecurityConfig, 'shopOrigin'>): Record<string, string> => ({
  // A drawing has its colours in styles of its own.
  'Content-Security-Policy': `default-src 'none'; ${type.startsWith('image/svg') ? "style-src 'unsafe-inline'; " : ''}frame-ancestors 'none'; sandbox`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  ...transportOf(shopOrigin.startsWith('https://')),
});

const partTypes = /^(?:text\/(?:css|javascript)|font\/|image\/|application\/manifest\+json)/;

/** The headers that guard an answer of this content type. */
export const guardsOf = (type: string | null, config: SecurityConfig, inline: InlineSources): Record<string, string> =>
  type !== null && partTypes.test(type) ? partHeaders(type, config) : securityHeaders(config, inline);

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something: its Origin is the shop's or, without an Origin, Sec-Fetch-Site says
 * same-origin. A request with neither is refused (promises §0: the framework lets it run).
 */
export function mayChange({
  method,
  origin,
  site,
  shopOrigin,
}: {
  method: string;
  origin: string | undefined;
  site: string | undefined;
  shopOrigin: string;
}): boolean {
  if (safeMethods.has(method)) return true;
  return origin === undefined ? site === 'same-origin' : origin === shopOrigin;
}

/** The methods of pages and forms. The shop sends no other. */
export const pageMethods = ['GET', 'HEAD', 'POST'];

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** The analytics library sends its events as plain text. */
const typesAt: Record<string, string[]> = { [pathsOf('part').measure()]: ['text/plain'] };

interface RequestHead {
  method: string;
  path: string;
  type: string | undefined;
  /** Of its content: a browser compresses no form. */
  encoding?: string | undefined;
}

/** The status of a request that no page can answer: 405 for its method, 415 for its content; otherwise `null`. */
export function unanswerable({ method, path, type, encoding }: RequestHead): 405 | 415 | null {
  if (!pageMethods.includes(method)) return 405;
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return 415;
  const media = type?.split(';')[0]?.trim().toLowerCase() ?? '';
  return method === 'POST' && ![...formTypes, ...(typesAt[path] ?? [])].includes(media) ? 415 : null;
}
