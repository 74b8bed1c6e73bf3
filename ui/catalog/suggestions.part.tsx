import { Cards } from './card.part.tsx';
import type { CardView } from './card.view.ts';

export interface SuggestionsView {
  title: string;
  cards: CardView[];
  /** Where their buttons post. */
  addAction: string;
}

/** Products beside a page, with a form of their own: it works as it stands. */
export function Suggestions({ view: { title, cards, addAction } }: { view: SuggestionsView }) {
  return (
    <>
      <h2>{title}</h2>
      <Cards cards={cards} form="suggestions" />
      <form id="suggestions" method="post" action={addAction} />
    </>
  );
}
