import { Form } from 'react-router';
import { ButtonLink } from '#ui/components/controls/button.tsx';
import { Mention } from '#ui/components/controls/choices/chip.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './address-picker.module.css';
import { BookSearch, Care } from './address-picker.tsx';
import type { AddressPickerView, EntryView } from './address-picker.view.ts';

/** The book on its own page: nothing is chosen, and a full book takes no other address. */
export interface AddressBookView extends Omit<AddressPickerView, 'add'> {
  add?: AddressPickerView['add'];
}

/** The addresses and contacts of the account, each with what can be done about it. */
export function AddressBook({ book: { entries, search, more, add, full } }: { book: AddressBookView }) {
  return (
    <div className={styles.picker}>
      {/* Above the entries, of which there may be a hundred. */}
      {full && <Notice view={{ tone: 'info', text: full }} />}
      {add && (
        <ButtonLink href={add.href} kind="secondary">
          <Icon name="plus" size="small" />
          <span>{add.label}</span>
        </ButtonLink>
      )}
      {search && <BookSearch search={search} />}
      {entries.length > 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="known-address" />
          <ul className={styles.cards}>
            {entries.map((entry) => (
              <Card key={entry.id} entry={entry} />
            ))}
          </ul>
        </Form>
      )}
      {more && <a href={more.href}>{more.label}</a>}
    </div>
  );
}

function Card({ entry }: { entry: EntryView }) {
  const copy = useCopy('address');
  const { name, isMain, block, mark, reason } = entry;
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        <span>{name}</span>
        {isMain && <Mention>{copy.main}</Mention>}
      </h2>
      {block.length > 0 && <AddressBlock lines={block} mark={mark} />}
      {reason && (
        <p className={styles.reason}>
          <Icon name="info" size="small" />
          <span>{reason}</span>
        </p>
      )}
      <Care entry={entry} />
    </li>
  );
}
