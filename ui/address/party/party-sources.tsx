import { Button } from '#ui/components/controls/button.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './party-fields.module.css';
import { PasteAddress } from './paste-address.tsx';

interface PartySourcesProps {
  party: string;
  /** Names the buttons of two parties apart. */
  whose: string;
  /** The addresses of the book that fit; empty: none does, or nobody is signed in. */
  book: { code: string; name: string }[];
}

/** Where the fields of a party may be filled in from: the address book, or an address that is pasted. */
export function PartySources({ party, whose, book }: PartySourcesProps) {
  const copy = useCopy('address');
  return (
    <>
      {book.length > 0 && (
        <div className={styles.book}>
          <SelectField name={`book.${party}`} label={copy.fromBook} options={book} />
          <Button kind="secondary" name="intent" value={`use-${party}`}>
            <span>{copy.use}</span>
            <VisuallyHidden>{` – ${whose}`}</VisuallyHidden>
          </Button>
        </div>
      )}
      <PasteAddress name={`paste.${party}`} whose={whose} button={{ name: 'intent', value: `paste-${party}` }} />
    </>
  );
}
