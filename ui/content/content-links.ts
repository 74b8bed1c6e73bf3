import { safePath } from '#domain/session/safe-path.ts';
import { proPath } from '#domain/shared/mode.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** A link in content. */
export interface ContentLink {
  href: string;
  /** « (autre site) », for screen readers. */
  note?: string;
}

/** The wording that links need. */
export type LinkWording = Pick<Wording, 't' | 'mode'>;

/**
 * A link that an editor typed: a path of the shop, which stays in the page's mode, or another site by http(s). Any
 * other link is dropped. A link that the editor marks as external is announced as another site, whatever its address.
 */
export function contentLink(
  { url, external = false }: { url: string | null; external?: boolean },
  { t, mode }: LinkWording,
): ContentLink | null {
  const typed = url?.trim() ?? '';
  const path = safePath(typed);
  if (path === null && !isSite(typed)) return null;
  const href = path === null ? new URL(typed).href : mode === 'pro' ? forProfessionals(path) : path;
  return path === null || external ? { href, note: t('content.outside') } : { href };
}

const isSite = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address);

/** The professional variant of a path, where the route table has one; other paths stay unchanged. */
function forProfessionals(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const route = routeOf(pathname);
  return route?.entry.proVariant && route.mode === 'part' ? proPath(path) : path;
}

/** Links inside a text stay in the page's mode too. Sanitised HTML has attributes in double quotes. */
export const linksOfMode = (html: string, wording: LinkWording): string =>
  html.replace(/(<a\b[^<>]*? href=")(\/[^"]*)/g, (whole, start: string, address: string) => {
    const link = contentLink({ url: address.replaceAll('&amp;', '&') }, wording);
    return link ? start + link.href.replaceAll('&', '&amp;') : whole;
  });
