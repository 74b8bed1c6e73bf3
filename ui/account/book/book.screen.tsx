import styles from '#ui/account/account.module.css';
import { AddressCheck } from '#ui/address/check/address-check.tsx';
import { AddressForm } from '#ui/address/form/address-form.tsx';
import { AddressBook } from '#ui/address/picker/address-book.tsx';
import { AddressUndo } from '#ui/address/picker/address-undo.tsx';
import { EmptyState } from '#ui/components/page/empty-state.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import type { BookView } from './book.view.ts';

/** The address book: its entries, or the form for one of them. */
export function BookScreen({ view: { title, trail, notices, undo, book, empty, form } }: { view: BookView }) {
  return (
    <Page trail={trail}>
      <div className={styles.account}>
        <h1>{title}</h1>
        <Notices views={notices} />
        {undo && <AddressUndo undo={undo} />}
        {empty && <EmptyState icon="user" text={empty} />}
        {book && <AddressBook book={book} />}
        {form && (
          <div className={styles.form}>
            {form.check && <AddressCheck check={form.check} />}
            <AddressForm key={Object.values(form.fields.values).join('|')} form={form.fields} />
          </div>
        )}
      </div>
    </Page>
  );
}
