import { Cards } from './card.tsx';
import type { CardView } from './card.view.ts';

export interface SuggestionsView {
  /** Distinguishes them from others on the page. */
  id: string;
  title: string;
  cards: CardView[];
  /** Where their buttons post. */
  addAction: string;
}

/** Products beside a page, with a form of their own: it works as it stands. */
export function Suggestions({ view: { id, title, cards, addAction } }: { view: SuggestionsView }) {
  const form = `${id}-ajout`;
  return (
    <>
      <h2 id={id}>{title}</h2>
      <Cards cards={cards} form={form} />
      <form id={form} method="post" action={addAction} />
    </>
  );
}
