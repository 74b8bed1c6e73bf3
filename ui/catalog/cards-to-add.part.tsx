import { useFetcher } from 'react-router';
import { Added, useAdded } from './added.part.tsx';
import { Cards } from './card.part.tsx';
import type { CardView } from './card.view.ts';
import type { AddedView } from './product.view.ts';

/** Products side by side on a page that has no other list, with the form that their buttons post. */
export function CardsToAdd({ title, cards }: { title: string; cards: CardView[] }) {
  const add = useFetcher<AddedView>();
  const { shown, close } = useAdded(add.data);
  return (
    <>
      <h2>{title}</h2>
      <Cards cards={cards} />
      <add.Form id="add" method="post" />
      <Added view={shown} onClose={close} />
    </>
  );
}

/** The same where the page already has that form. */
export const MoreCards = ({ title, cards }: { title: string; cards: CardView[] }) => (
  <>
    <h2>{title}</h2>
    <Cards cards={cards} />
  </>
);
