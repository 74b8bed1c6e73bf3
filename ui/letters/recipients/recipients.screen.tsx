import { BookCards } from '#ui/address/party/book-cards.tsx';
import { PartyFields } from '#ui/address/party/party-fields.tsx';
import { PasteAddress } from '#ui/address/party/paste-address.tsx';
import { Button } from '#ui/components/controls/button.tsx';
import { FieldError, fieldId, RequiredNote } from '#ui/components/controls/field.tsx';
import { FilesField } from '#ui/components/files/files-field.tsx';
import { Disclosure } from '#ui/components/page/disclosure.tsx';
import visibility from '#ui/components/page/visibility.module.css';
import { Icon } from '#ui/components/values/icon.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './recipients.module.css';
import type { RecipientListView, RecipientsView } from './recipients.view.ts';

/** Who gets the letter and who sends it. The first button of the form adds what is typed: so does the Enter key. */
export function RecipientsScreen({ view }: { view: RecipientsView }) {
  const { errors, values, sender } = view;
  return (
    <JourneyPage view={view} hasFile returnAdds>
      <RecipientList view={view} />
      <PartyFields party={sender} values={values} errors={errors} />
    </JourneyPage>
  );
}

/** Recipients typed, pasted, chosen in the book or read from a table, and those that are listed. */
export function RecipientList({ view }: { view: RecipientListView }) {
  const copy = useCopy('letters');
  const { errors, values, recipient, book, csv, list } = view;
  const add = (
    <Button kind="secondary" name="do" value="add">
      {copy.add}
    </Button>
  );
  const chosen = book.length > 0 && (
    <>
      <BookCards book={book} />
      <Button kind="secondary" name="do" value="add">
        {copy.addChosen}
      </Button>
    </>
  );
  const ways = (
    <>
      <PasteAddress name="pasted" button={{ name: 'do', value: 'add' }} several value={values.pasted} />
      <Disclosure title={copy.csv} open={(errors.csv ?? view.lost) !== undefined}>
        <FilesField texts={{ label: copy.csvFile, name: 'csv' }} files={csv} error={errors.csv} lost={view.lost} />
        <Button kind="secondary" name="do" value="csv">
          {copy.readCsv}
        </Button>
      </Disclosure>
    </>
  );
  return (
    <>
      {/* Return in a field presses the first button of its form, which would correct one of the list. */}
      <button name="do" value="add" className={visibility.hidden} tabIndex={-1} aria-hidden="true" />
      <RequiredNote />
      <List view={view} />
      <PartyFields
        party={recipient}
        values={values}
        errors={errors}
        book={chosen}
        isFolded={list.length > 0}
        after={ways}
        more={add}
      />
    </>
  );
}

/** The recipients so far; one that gets no letter says why, and stops none of the others. */
function List({ view: { list, listTitle, more, errors } }: { view: RecipientListView }) {
  const copy = useCopy('letters');
  if (list.length === 0) return null;
  return (
    <section className={styles.block} id={fieldId('recipients')} tabIndex={-1} aria-labelledby="destinataires">
      <h2 id="destinataires" className={styles.title}>
        {listTitle}
      </h2>
      <FieldError text={errors.recipients} />
      <ul className={styles.list}>
        {list.map(({ place, lines, fault, doubt, name }) => (
          <li key={place}>
            <p className={styles.address}>{lines.join('\n')}</p>
            {fault && (
              <p className={styles.fault}>
                <Icon name="warning" size="small" />
                <span>{fault}</span>
              </p>
            )}
            {doubt && (
              <p className={styles.fault}>
                <Icon name="warning" size="small" />
                <span>{doubt.text}</span>
              </p>
            )}
            {doubt?.lines && <p className={styles.address}>{doubt.lines.join('\n')}</p>}
            <div className={styles.ways}>
              {doubt?.lines && (
                <Button kind="quiet" name="likelier" value={String(place)} aria-label={`${copy.takeLikelier} ${name}`}>
                  {copy.takeLikelier}
                </Button>
              )}
              <Button kind="quiet" name="mend" value={String(place)} aria-label={`${copy.mend} ${name}`}>
                {copy.mend}
              </Button>
              <Button kind="quiet" name="remove" value={String(place)} aria-label={`${copy.remove} ${name}`}>
                {copy.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {more && <p>{more}</p>}
    </section>
  );
}
