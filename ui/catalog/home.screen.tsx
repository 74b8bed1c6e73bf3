import { Link, useFetcher } from 'react-router';
import { Icon } from '#ui/shared/components/icon.tsx';
import { Page } from '#ui/shared/components/page.tsx';
import { Picture } from '#ui/shared/components/picture.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import type { Kept } from '#ui/shared/kept-on-server.ts';
import { Added, useAdded } from './added.part.tsx';
import { Cards } from './card.part.tsx';
import styles from './home.module.css';
import type { HomeView } from './home.view.ts';
import type { AddedView } from './product.view.ts';

type SentFeatured = Kept<NonNullable<HomeView['featured']>, 'cards'>;
/** What the browser knows: the cards stand in the document. */
type Sent = Omit<HomeView, 'featured'> & { featured: SentFeatured | null };

/** One question first, then the departments, then a few products. */
export function HomeScreen({ view }: { view: Sent }) {
  return (
    <Page>
      <section className={styles.opening}>
        <p>{view.title}</p>
        <h1>{view.question}</h1>
        <ul className={styles.choices}>
          {view.choices.map(({ href, label, icon, text }) => (
            <li key={href}>
              <Icon name={icon} size="large" />
              <Link to={href}>{label}</Link>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Departments categories={view.categories} />
      {view.featured && <Featured featured={view.featured} addAction={view.addAction} />}
    </Page>
  );
}

function Departments({ categories }: Pick<HomeView, 'categories'>) {
  const copy = useCopy('catalog');
  return (
    <section className={styles.section}>
      <h2>{copy.departments}</h2>
      <ul className={styles.departments}>
        {categories.map(({ href, label, picture }) => (
          <li key={href}>
            {picture && <Picture src={picture} size={240} sizes="12rem" />}
            <Link to={href}>
              {label}
              {!picture && <Icon name="next" size="small" />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FeaturedProps {
  featured: SentFeatured;
  addAction?: string;
}

function Featured({ featured: { title, more, cards }, addAction }: FeaturedProps) {
  const add = useFetcher<AddedView>();
  const { shown, close } = useAdded(add.data);
  return (
    <section className={styles.section}>
      <header>
        <h2>{title}</h2>
        <Link to={more.href}>{more.label}</Link>
      </header>
      <Cards cards={cards} />
      <add.Form id="add" method="post" action={addAction} />
      <Added view={shown} onClose={close} />
    </section>
  );
}
