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
import styles from './saved.module.css';
import type { SavedParcelsView } from './saved.view.ts';
import parcelStyles from './saved-parcel.module.css';
import { SavedParcel } from './saved-parcel.tsx';

/** The parcels that are saved under a name, and what may be saved now. */
export function SavedScreen({ view }: { view: SavedParcelsView }) {
  const copy = useCopy('parcels');
  const { title, trail, text, notices, composed, use, saved, none, start } = view;
  useErrorTitle(composed?.error !== undefined || saved.some(({ rename }) => rename.error !== undefined));
  const way = (
    <ButtonLink kind={none && !composed ? 'primary' : 'secondary'} href={start.href}>
      {start.label}
    </ButtonLink>
  );
  return (
    <Page trail={trail} title={title}>
      <p className={styles.lead}>{text}</p>
      <Notices views={notices} />
      {composed && (
        <section className={parcelStyles.card} aria-labelledby="a-enregistrer">
          <h2 id="a-enregistrer">{composed.title}</h2>
          <DescriptionList rows={composed.rows} className={parcelStyles.rows} />
          <Form method="post" noValidate className={styles.form}>
            <input type="hidden" name="intent" value="save" />
            {composed.configuration && <input type="hidden" name="configuration" value={composed.configuration} />}
            <Name name={composed.name} label={copy.savedName} hint={composed.hint} error={composed.error} />
            <Button>{copy.saveName}</Button>
          </Form>
        </section>
      )}
      {none && (
        <EmptyState icon="parcel" text={none}>
          {!composed && way}
        </EmptyState>
      )}
      {saved.length > 0 && (
        <ul className={parcelStyles.list}>
          {saved.map(({ rename, ...parcel }) => (
            <SavedParcel key={parcel.id} parcel={parcel} use={use} heading="h2">
              <Form method="post">
                <input type="hidden" name="saved" value={parcel.id} />
                <Button kind="quiet" name="intent" value="remove">
                  {copy.removeParcel}
                  <VisuallyHidden>{` ${parcel.called}`}</VisuallyHidden>
                </Button>
              </Form>
              <Rename parcel={parcel} rename={rename} />
            </SavedParcel>
          ))}
        </ul>
      )}
      {(!none || composed) && way}
    </Page>
  );
}

function Rename({
  parcel: { id, called },
  rename: { field, name, isOpen, error },
}: {
  parcel: Pick<SavedParcelsView['saved'][number], 'id' | 'called'>;
  rename: SavedParcelsView['saved'][number]['rename'];
}) {
  const copy = useCopy('parcels');
  return (
    <details className={styles.rename} open={isOpen}>
      <summary data-link>
        {copy.renameParcel}
        <VisuallyHidden>{` ${called}`}</VisuallyHidden>
      </summary>
      <Form method="post" noValidate className={styles.form}>
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="saved" value={id} />
        <Name key={name} field={field} name={name} label={copy.newName} error={error} />
        <Button kind="secondary">
          {copy.renameParcel}
          <VisuallyHidden>{` ${called}`}</VisuallyHidden>
        </Button>
      </Form>
    </details>
  );
}

const Name = ({
  field = 'name',
  name,
  label,
  error,
  hint,
}: {
  field?: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
}) => (
  <TextField
    label={label}
    name={field}
    autoComplete="off"
    maxLength={80}
    defaultValue={name}
    {...(hint ? { hint } : {})}
    error={error}
    alone
  />
);
