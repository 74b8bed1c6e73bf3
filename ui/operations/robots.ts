import { proPath } from '#domain/shared/mode.ts';
import { checkout, endpoints, signOut } from '#ui/routing/prefixes.ts';
import type { QueryName } from '#ui/routing/queries.ts';

/** The endless ways of narrowing a listing. */
const narrowing = ['f', 'sort', 'tout'] as const satisfies QueryName<'search'>[];

/** What crawlers are asked to leave: steps of a purchase, endpoints, and narrowed listings. */
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
