import type { StaticData } from '#ui/lean/static-data.ts';
import { Added, useAdd } from './added.tsx';
import { Cards } from './card.tsx';
import styles from './featured.module.css';
import type { FeaturedView } from './featured.view.ts';

/** A few products, with the form of their buttons. */
export function Featured({ view }: { view: StaticData<FeaturedView, 'cards'> }) {
  const { title, more, cards, addAction } = view;
  const add = useAdd();
  return (
    <section>
      <header className={styles.header}>
        <h2 data-postmark>{title}</h2>
        <a href={more.href}>{more.label}</a>
      </header>
      <Cards of={view} cards={cards} />
      <form id="add" method="post" action={addAction} {...add.form} />
      <Added add={add} />
    </section>
  );
}
