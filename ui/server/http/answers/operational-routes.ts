import { type Context, Hono } from 'hono';
import type { Config } from '#adapters/config.ts';
import type { SitemapFiles } from '#ui/operations/cached-sitemap.ts';
import { robotsTxt } from '#ui/operations/robots.ts';
import { securityTxt } from '#ui/operations/security-txt.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { customerArea } from '#ui/routing/prefixes.ts';

/** Paths that the server answers without a page. They set no cookie: answers with cookies are not cached. */
export const operationalPaths = [
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  '.well-known/security.txt',
  '.well-known/change-password',
];

interface OperationalRoutes {
  config: Pick<Config, 'SHOP_ORIGIN' | 'SECURITY_CONTACT'>;
  isReady(): boolean;
  /** Stores and services that this process needs and cannot reach: `sessions`, or services by name. */
  missing(): Promise<string[]>;
  sitemap: SitemapFiles;
  /** When the process began: milliseconds since the epoch. */
  since: number;
}

const forAnHour = { 'Cache-Control': 'public, max-age=3600' };

/** For load balancers: `healthz` says that the process runs, `readyz` that it accepts requests and can sell. */
export function healthRoutes({ isReady, missing }: Pick<OperationalRoutes, 'isReady' | 'missing'>): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok', 200, privateHeaders));
  app.get('/readyz', async (c) => {
    const lacks = isReady() ? await missing() : ['draining'];
    return lacks.length === 0 ? c.text('ok', 200, privateHeaders) : c.text(lacks.join('\n'), 503, privateHeaders);
  });
  return app;
}

/** For crawlers and security researchers: robots.txt, the sitemap, security.txt. */
export function fileRoutes({ config, sitemap, since }: Omit<OperationalRoutes, 'isReady' | 'missing'>): Hono {
  const app = new Hono();
  const { SHOP_ORIGIN: origin, SECURITY_CONTACT: contact } = config;
  const robots = robotsTxt(origin);
  const security = securityTxt({ origin, contact, since });
  app.get('/robots.txt', (c) => c.text(robots, 200, forAnHour));
  app.get('/.well-known/security.txt', (c) => c.text(security, 200, forAnHour));
  // Feed readers and old browsers request this path without reading the page that names another icon.
  app.get('/favicon.ico', (c) => c.redirect('/apple-touch-icon.png', 301));
  // Password managers lead to where an account is changed, which is another site (specification §2, external redirects).
  app.get('/.well-known/change-password', (c) => c.redirect(customerArea));
  const fileOf = async (c: Pick<Context, 'text' | 'body'>, place: number) => {
    const files = await sitemap();
    if (files === null) return c.text('Service Unavailable', 503, { ...privateHeaders, 'Retry-After': '120' });
    const file = files[place];
    if (file === undefined) return c.text('Not Found', 404, privateHeaders);
    return c.body(file, 200, { ...forAnHour, 'Content-Type': 'application/xml; charset=utf-8' });
  };
  app.get('/sitemap.xml', (c) => fileOf(c, 0));
  app.get('/:name{sitemap-[1-9][0-9]{0,3}\\.xml}', (c) => fileOf(c, Number(/\d+/.exec(c.req.path)?.[0])));
  return app;
}
