import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { Mention } from '#ui/components/controls/choices/chip.tsx';
import { RadioGroup } from '#ui/components/controls/choices/radio-group.tsx';
import { ConfirmStep } from '#ui/components/controls/confirm-step.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { AddressBlock } from '#ui/components/values/address-block.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './address-picker.module.css';
import type { AddressPickerView, EntryView } from './address-picker.view.ts';

const bookForm = 'carnet';

/** Takes the chosen address: for the bar of the step, which stays in reach of a long book. */
export function UseAddress() {
  const copy = useCopy('address');
  return (
    <Button wide form={bookForm}>
      {copy.use}
    </Button>
  );
}

/** The addresses and contacts of the account: one is chosen, each can be edited. */
export function AddressPicker({ picker }: { picker: AddressPickerView }) {
  const copy = useCopy('address');
  const { entries, unusable, search, more, add, full } = picker;
  const usable = entries.filter(({ isSelectable }) => isSelectable);
  return (
    <div className={styles.picker}>
      {search && <BookSearch search={search} />}
      <Form id={bookForm} method="post" className={styles.book} preventScrollReset>
        <input type="hidden" name="intent" value="known-address" />
        {/* Enter presses the first submit button: this hidden one comes before the others. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
        {usable.length > 0 && (
          <RadioGroup name="addressId" label={copy.book} className={styles.entries}>
            {usable.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </RadioGroup>
        )}
        {unusable && (
          <details open={unusable.isOpen}>
            <summary data-link>{unusable.label}</summary>
            <div className={styles.entries}>
              {entries
                .filter(({ isSelectable }) => !isSelectable)
                .map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
            </div>
          </details>
        )}
        {more && <a href={more.href}>{more.label}</a>}
      </Form>
      {full && <Notice view={{ tone: 'info', text: full }} />}
      <ButtonLink href={add.href} kind="secondary">
        <Icon name="plus" size="small" />
        <span>{add.label}</span>
      </ButtonLink>
    </div>
  );
}

export function BookSearch({
  search: { action, searched, hiddenFields, none },
}: {
  search: NonNullable<AddressPickerView['search']>;
}) {
  const copy = useCopy('address');
  return (
    <>
      <Form
        method="get"
        action={action}
        role="search"
        aria-label={copy.search}
        className={styles.search}
        preventScrollReset
      >
        <HiddenFields values={hiddenFields} />
        <TextField
          name={'chercher' satisfies QueryName<'delivery'>}
          type="search"
          label={copy.search}
          defaultValue={searched}
          required={false}
        />
        <Button kind="secondary">{copy.searchButton}</Button>
      </Form>
      <p role="status" aria-atomic className={none ? undefined : styles.silent}>
        {none}
      </p>
    </>
  );
}

function Entry({ entry }: { entry: EntryView }) {
  const copy = useCopy('address');
  const { id, name, isMain, block, mark, isSelectable, isSelected, reason } = entry;
  return (
    <div className={`${styles.entry}${isSelectable ? '' : ` ${styles.closed}`}`}>
      <label>
        <input
          type="radio"
          name="addressId"
          value={id}
          defaultChecked={isSelected}
          disabled={!isSelectable}
          aria-describedby={reason ? `raison-${id}` : undefined}
        />
        <span className={styles.name}>
          <span>{name}</span>
          {isMain && <Mention>{copy.main}</Mention>}
        </span>
        {block.length > 0 && (
          <span className={styles.block}>
            <AddressBlock lines={block} mark={mark} />
          </span>
        )}
      </label>
      {reason && (
        <p id={`raison-${id}`} className={styles.reason}>
          <Icon name="info" size="small" />
          <span>{reason}</span>
        </p>
      )}
      <Care entry={entry} />
    </div>
  );
}

/** The actions on an entry: change, delete, make it the main one. */
export function Care({ entry: { id, change, remove, makeMainLabel } }: { entry: EntryView }) {
  const copy = useCopy('address');
  return (
    <div className={styles.care}>
      <ButtonLink kind="quiet" href={change.href} aria-label={change.label}>
        {change.isCompletion ? copy.complete : copy.change}
      </ButtonLink>
      {makeMainLabel && (
        <Button kind="quiet" name="main" value={id} aria-label={makeMainLabel}>
          {copy.makeMain}
        </Button>
      )}
      {remove?.asked ? (
        <ConfirmStep ask={remove.label} short={copy.remove} text={remove.asked}>
          <Button kind="secondary" name="remove" value={id} aria-label={remove.label}>
            {copy.remove}
          </Button>
        </ConfirmStep>
      ) : (
        remove && (
          <Button kind="quiet" name="remove" value={id} aria-label={remove.label}>
            {copy.remove}
          </Button>
        )
      )}
    </div>
  );
}
