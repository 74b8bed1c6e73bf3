import { Cards } from './card.tsx';
import type { CardView } from './card.view.ts';

export interface SuggestionsView {
  /** Distinguishes several lists on one page. */
  id: string;
  title: string;
  cards: CardView[];
  /** The action of the buttons' form. */
  addAction: string;
}

/** A list of products with a form of its own, so that it works on any page. */
export function Suggestions({ view }: { view: SuggestionsView }) {
  const { id, title, cards, addAction } = view;
  const form = `${id}-ajout`;
  return (
    <>
      <h2 id={id}>{title}</h2>
      <Cards of={view} cards={cards} form={form} />
      <form id={form} method="post" action={addAction} />
    </>
  );
}
