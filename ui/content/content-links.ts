import { safePath } from '#domain/session/safe-path.ts';
import { proPath } from '#domain/shared/mode.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Where a piece of content leads. */
export interface ContentLink {
  href: string;
  /** « (autre site) », for those who do not see the address. */
  note?: string;
}

/** What links are finished with. */
export type LinkWording = Pick<Wording, 't' | 'mode'>;

/**
 * The link that an editor typed: a path of this shop, which stays with the audience of the page, or another site by
 * http(s). Anything else leads nowhere. What the editor calls external is said to be another site, whatever its address.
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

/** A page of the shop that both audiences have; what the content service alone knows keeps its address. */
function forProfessionals(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  const route = routeOf(pathname);
  return route?.entry.proVariant && route.mode === 'part' ? proPath(path) : path;
}

/** The links of a text stay with the audience of the page too. What is safe HTML holds addresses in double quotes. */
export const linksOfMode = (html: string, wording: LinkWording): string =>
  html.replace(/(<a\b[^<>]*? href=")(\/[^"]*)/g, (whole, start: string, address: string) => {
    const link = contentLink({ url: address.replaceAll('&amp;', '&') }, wording);
    return link ? start + link.href.replaceAll('&', '&amp;') : whole;
  });
