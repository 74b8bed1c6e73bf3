import type { CategoryTree, SearchPage } from '#domain/catalog/catalog.ts';
import type { LinkView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';
import type { CardView } from './card.view.ts';
import { cardView } from './card.view.ts';

export interface HomeView {
  title: string;
  /** « Que voulez-vous envoyer ? » */
  question: string;
  choices: (LinkView & { icon: 'letter' | 'parcel' | 'stamp' | 'move'; text: string })[];
  categories: (LinkView & { picture: string })[];
  /** Posts what the `add` buttons of the featured products name. */
  addAction?: string;
  featured: { title: string; more: LinkView; cards: CardView[] } | null;
}

const choices = [
  { icon: 'letter', category: 'enveloppes', label: 'catalog.letter', text: 'catalog.letterText' },
  { icon: 'parcel', category: 'colis', label: 'catalog.parcel', text: 'catalog.parcelText' },
  { icon: 'stamp', category: 'timbres', label: 'catalog.stamp', text: 'catalog.stampText' },
  { icon: 'move', category: 'services', label: 'catalog.move', text: 'catalog.moveText' },
] as const;

/** `carnets` is an optional block: `null` when it could not be had. */
export function homeView(
  { categories, carnets }: { categories: readonly CategoryTree[]; carnets: SearchPage | null },
  wording: Wording,
): HomeView {
  const { t, paths, mode } = wording;
  return {
    addAction: paths.home(),
    title: t(mode === 'pro' ? 'catalog.homeTitlePro' : 'catalog.homeTitle'),
    question: t('catalog.question'),
    choices: choices.map(({ icon, category, label, text }) => ({
      icon,
      label: t(label),
      text: t(text),
      href: paths.plp({ code: category }),
    })),
    categories: categories.map(({ code, name }) => ({ label: name, href: paths.plp({ code }), picture: '' })),
    featured: carnets && {
      title: t('catalog.featured'),
      more: { label: t('catalog.seeAll'), href: paths.search({ q: 'carnet' }) },
      cards: carnets.products.map((product) => cardView(product, wording)),
    },
  };
}
