/** The limit of addresses in one file (sitemaps.org). */
export const mostAddresses = 50_000;

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
const locElement = (address: string) => `<loc>${escapeXml(address)}</loc>`;

/**
 * The files of a sitemap: the first, `/sitemap.xml`, holds all addresses, or is the index of the others when there are
 * too many.
 */
export function sitemapFiles(origin: string, paths: Iterable<string>, most = mostAddresses): string[] {
  const addresses = [...new Set(paths)].map((path) => origin + path);
  if (addresses.length <= most) return [urlset(addresses)];
  const parts = Array.from({ length: Math.ceil(addresses.length / most) }, (_, part) =>
    urlset(addresses.slice(part * most, (part + 1) * most)),
  );
  const names = parts.map((_, part) => `<sitemap>${locElement(`${origin}${partPath(part + 1)}`)}</sitemap>`);
  return [`${xml}\n<sitemapindex ${space}>\n${names.join('\n')}\n</sitemapindex>\n`, ...parts];
}

/** @param part from 1. */
const partPath = (part: number) => `/sitemap-${part}.xml`;

const urlset = (addresses: string[]) =>
  `${xml}\n<urlset ${space}>\n${addresses.map((address) => `<url>${locElement(address)}</url>`).join('\n')}\n</urlset>\n`;
