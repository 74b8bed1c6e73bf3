import type { CategoryTree } from '#domain/catalog/catalog.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { RouteName } from '#ui/routing/route-table.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** A page that is announced: what it will offer, and links to go on. */
export interface UpcomingView {
  title: string;
  text: string;
  ways: LinkView[];
}

type Way = 'services' | 'cart' | 'purchases' | 'help';

/** The announced pages, and the links of each. */
const upcoming = {
  logoLibraryPro: ['services', 'help'],
  logoChoicePro: ['services', 'help'],
  logoExtensionPro: ['services', 'help'],
  logoSummaryPro: ['services', 'cart', 'help'],
} as const satisfies Partial<Record<RouteName, readonly Way[]>>;

type Upcoming = keyof typeof upcoming;

export const isUpcoming = (name: string | undefined): name is Upcoming => name !== undefined && name in upcoming;

export function upcomingView(
  { name, services }: { name: Upcoming; services: CategoryTree | undefined },
  wording: Wording,
): UpcomingView {
  const { t, paths } = wording;
  const ways: Record<Way, LinkView | null> = {
    services: services ? { label: t('upcoming.toServices'), href: paths.plp({ code: services.code }) } : null,
    cart: { label: t('upcoming.toCart'), href: paths.cart() },
    purchases: { label: t('upcoming.toPurchases'), href: paths.purchases() },
    help: { label: t('upcoming.toHelp'), href: paths.help() },
  };
  return {
    title: t(`upcoming.${name}`),
    text: t(`upcoming.${name}Text`),
    ways: upcoming[name].flatMap((way) => ways[way] ?? []),
  };
}
