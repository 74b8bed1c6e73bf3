import type { LinkView } from '#ui/shared/views.ts';
import type { CardView } from './card.view.ts';

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
