import card from '#ui/components/controls/choices/radio-card.module.css';
import { Disclosure } from '#ui/components/page/disclosure.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './book-cards.module.css';
import type { BookChoice } from './party-source.ts';

/** As many are seen at once without being looked for. */
const fewAddresses = 6;

interface BookCardsProps {
  book: readonly BookChoice[];
  /** Whose fields the pressed card fills in; absent: several are ticked. */
  party?: string;
}

/** The addresses of the book that fit. */
export function BookCards({ book, party }: BookCardsProps) {
  const copy = useCopy('address');
  const rest = book.slice(fewAddresses);
  if (book.length === 0) return null;
  return (
    <div className={styles.book}>
      <p className={styles.title}>{copy.fromBook}</p>
      <Cards book={book.slice(0, fewAddresses)} party={party} />
      {rest.length > 0 && (
        <Disclosure title={copy.restOfBook} open={false}>
          <Cards book={rest} party={party} />
        </Disclosure>
      )}
    </div>
  );
}

function Cards({ book, party }: { book: readonly BookChoice[]; party: string | undefined }) {
  const copy = useCopy('address');
  return (
    <ul className={styles.cards}>
      {book.map(({ id, name, lines }) => {
        const text = (
          <>
            <span className={styles.name}>{name}</span> <span className={styles.lines}>{lines.join('\n')}</span>
          </>
        );
        return (
          <li key={id}>
            {party ? (
              <button name={`book.${party}`} value={id} className={`${card.card} ${styles.card}`}>
                {text}
                <VisuallyHidden>{` ${copy.use}`}</VisuallyHidden>
              </button>
            ) : (
              <label className={`${card.card} ${styles.card}`}>
                <input type="checkbox" name={`book.${id}`} value="yes" />
                {text}
              </label>
            )}
          </li>
        );
      })}
    </ul>
  );
}
