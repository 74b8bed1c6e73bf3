import type { LinkView } from '#ui/components/views.ts';
import { Cards } from './card.tsx';
import type { CardView } from './card.view.ts';
import featured from './featured.module.css';

export interface SuggestionsView {
  /** Distinguishes several lists on one page. */
  id: string;
  title: string;
  /** All that they are chosen from. */
  more?: LinkView;
  cards: CardView[];
  /** The action of the buttons' form. */
  addAction: string;
}

/** A list of products with a form of its own, so that it works on any page. */
export function Suggestions({ view }: { view: SuggestionsView }) {
  const { id, title, more, cards, addAction } = view;
  const form = `${id}-ajout`;
  return (
    <>
      <header className={featured.header}>
        <h2 id={id}>{title}</h2>
        {more && <a href={more.href}>{more.label}</a>}
      </header>
      <Cards of={view} cards={cards} form={form} />
      <form id={form} method="post" action={addAction} />
    </>
  );
}
