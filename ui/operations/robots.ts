/** What crawlers are asked to leave: steps of a purchase, endpoints, and the endless ways of narrowing a listing. */
const disallowed = [
  '/checkout/',
  '/professionnel/checkout/',
  '/ecom/',
  '/deconnexion',
  '/*?f=',
  '/*&f=',
  '/*?sort=',
  '/*&sort=',
  '/*?tout=',
  '/*&tout=',
];

export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
