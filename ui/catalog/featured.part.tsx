import { useFetcher } from 'react-router';
import type { Kept } from '#ui/shared/kept-on-server.ts';
import { Added, useAdded } from './added.part.tsx';
import type { AddedView } from './added.view.ts';
import { Cards } from './card.part.tsx';
import styles from './featured.module.css';
import type { FeaturedView } from './featured.view.ts';

/** A few products, with the form that their buttons post. */
export function Featured({ view: { title, more, cards, addAction } }: { view: Kept<FeaturedView, 'cards'> }) {
  const add = useFetcher<AddedView>();
  const { shown, close } = useAdded(add.data);
  return (
    <section>
      <header className={styles.header}>
        <h2>{title}</h2>
        <a href={more.href}>{more.label}</a>
      </header>
      <Cards cards={cards} />
      <add.Form id="add" method="post" action={addAction} />
      <Added view={shown} onClose={close} />
    </section>
  );
}
