import type { ReactNode } from 'react';
import { Departments } from '#ui/catalog/departments/departments.tsx';
import { Button } from '#ui/components/controls/button.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { Choices } from './choices.tsx';
import styles from './home.module.css';
import type { HomeView } from './home.view.ts';

interface HomeScreenProps {
  view: HomeView;
  /** What was begun and not finished, of this visitor alone. */
  drafts?: ReactNode;
  /** What an editor put on the home page: its banners, and the rest below the products. */
  banners: ReactNode;
  featured: ReactNode;
  rest: ReactNode;
}

/** One question first, then where a sending is, then what the season brings. */
export function HomeScreen({ view, drafts, banners, featured, rest }: HomeScreenProps) {
  return (
    <Page>
      <section className={styles.opening}>
        <header>
          <p>{view.title}</p>
          <h1>{view.question}</h1>
        </header>
        <Choices views={view.choices} />
      </section>
      {drafts}
      <div className={styles.help}>
        <Tracking view={view.tracking} />
        <Reasons views={view.reasons} />
      </div>
      <div className={styles.sections}>
        {banners}
        {featured}
        <Departments view={view.departments} />
        {rest}
      </div>
    </Page>
  );
}

/** A native form: the number goes along to the tracking site. */
function Tracking({ view: { action, title, label, hint, button } }: { view: HomeView['tracking'] }) {
  return (
    <form method="get" action={action} className={styles.tracking}>
      <h2>{title}</h2>
      <TextField
        label={label}
        name={'code' satisfies QueryName<'tracking'>}
        hint={hint}
        autoComplete="off"
        maxLength={40}
        enterKeyHint="go"
      />
      <Button kind="secondary">{button}</Button>
    </form>
  );
}

const Reasons = ({ views }: { views: HomeView['reasons'] }) => (
  <ul className={styles.reasons}>
    {views.map(({ icon, title, text }) => (
      <li key={icon}>
        <Icon name={icon} />
        <div>
          <b>{title}</b>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
