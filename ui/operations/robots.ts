import { proPath } from '#domain/shared/mode.ts';
import { checkout, endpoints, signOut } from '#ui/routing/prefixes.ts';
import type { QueryName } from '#ui/routing/queries/queries.ts';

/** The query parameters of filtered listings, whose combinations are endless. */
const narrowing = ['f', 'sort', 'tout'] as const satisfies QueryName<'search'>[];

/** Addresses that crawlers must not visit: the checkout, endpoints, and filtered listings. */
const disallowed = [
  `${checkout}/`,
  proPath(`${checkout}/`),
  `${endpoints}/`,
  signOut,
  ...narrowing.flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
];

export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
