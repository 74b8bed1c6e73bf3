import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { EmptyState } from '#ui/components/page/empty-state.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { DescriptionList } from '#ui/components/values/description-list.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './favourites.module.css';
import type { FavouritesView } from './favourites.view.ts';

/** The stamps that a shopper keeps under a name, and what is being composed, to be kept too. */
export function FavouritesScreen({ view }: { view: FavouritesView }) {
  const copy = useCopy('stamps');
  const { title, trail, text, notices, composed, favourites, none, compose } = view;
  useErrorTitle(composed?.error !== undefined);
  const way = (
    <ButtonLink kind={none && !composed ? 'primary' : 'secondary'} href={compose.href}>
      {compose.label}
    </ButtonLink>
  );
  return (
    <Page trail={trail} title={title}>
      <p className={styles.lead}>{text}</p>
      <Notices views={notices} />
      {none && (
        <EmptyState icon="stamp" text={none}>
          {!composed && way}
        </EmptyState>
      )}
      {favourites.length > 0 && (
        <ul className={styles.favourites}>
          {favourites.map((favourite) => (
            <FavouriteCard key={favourite.id} favourite={favourite} />
          ))}
        </ul>
      )}
      {composed && (
        <section className={styles.card} aria-labelledby="en-cours">
          <h2 id="en-cours">{copy.composedNow}</h2>
          <DescriptionList rows={composed.rows} className={styles.rows} />
          <Form method="post" noValidate className={styles.form}>
            <input type="hidden" name="intent" value="keep" />
            <TextField
              key={composed.name}
              label={copy.favouriteName}
              name="name"
              hint={composed.hint}
              autoComplete="off"
              maxLength={80}
              defaultValue={composed.name}
              error={composed.error}
              alone
            />
            <Button>{composed.keep}</Button>
          </Form>
        </section>
      )}
      {(!none || composed) && way}
    </Page>
  );
}

function FavouriteCard({
  favourite: { id, name, rows, take, forget },
}: {
  favourite: FavouritesView['favourites'][number];
}) {
  const copy = useCopy('stamps');
  return (
    <li className={styles.card}>
      <h2>{name}</h2>
      <DescriptionList rows={rows} className={styles.rows} />
      <Form method="post" className={styles.ways}>
        <input type="hidden" name="favourite" value={id} />
        <Button kind="secondary" name="intent" value="take">
          {copy.take}
          <VisuallyHidden>{` ${take}`}</VisuallyHidden>
        </Button>
        <Button kind="quiet" name="intent" value="forget">
          {copy.forget}
          <VisuallyHidden>{` ${forget}`}</VisuallyHidden>
        </Button>
      </Form>
    </li>
  );
}
