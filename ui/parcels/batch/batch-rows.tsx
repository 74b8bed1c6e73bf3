import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { PartyFields } from '#ui/address/party/party-fields.tsx';
import { Button } from '#ui/components/controls/button.tsx';
import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { FieldRow } from '#ui/components/controls/field-row.tsx';
import visibility from '#ui/components/page/visibility.module.css';
import { useScripted } from '#ui/components/use-scripted.ts';
import { Icon } from '#ui/components/values/icon.tsx';
import { Totals } from '#ui/components/values/totals.tsx';
import type { FieldErrors } from '#ui/components/views.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './batch.module.css';
import type { RowsView } from './batch.view.ts';
import type { RowFieldView, RowView } from './batch-row.view.ts';
import { Restart } from './restart.tsx';

/** Of the parcels that are kept; more of them are sent with it, so that nothing that stands in the page is lost. */
export const rowsFormId = 'colis';

interface BatchRowsProps {
  rows: RowsView;
  errors: FieldErrors;
  version: string;
}

/** The parcels of a batch: those to mend first, in place; what they share; and the price of those that are ready. */
export function BatchRows({ rows, errors, version }: BatchRowsProps) {
  const copy = useCopy('parcels');
  const journeyCopy = useCopy('journey');
  const { status, count, wrong, more, file, totals, quote, buy } = rows;
  const [changedRows, setChangedRows] = useState<RowsView | null>(null);
  const isChanged = changedRows === rows;
  const isAwaited = useNavigation().formMethod === 'POST';
  const busy = isAwaited ? journeyCopy.updating : isChanged ? journeyCopy.outdated : undefined;
  // A chosen file stays in its field at any button; without scripts it is sent, because the next page has another field.
  const isScripted = useScripted();
  return (
    <Form
      key={version}
      id={rowsFormId}
      method="post"
      encType={isScripted ? undefined : 'multipart/form-data'}
      noValidate
      className={styles.block}
      preventScrollReset
      onInput={() => setChangedRows(rows)}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="count" value={count} />
      {quote && <input type="hidden" name="quote" value={quote} />}
      {/* Return in a field presses the first button of its form: it keeps what is typed. */}
      <button type="submit" className={visibility.hidden} tabIndex={-1} aria-hidden="true" />
      <h2 id="lignes" tabIndex={-1}>
        {status}
      </h2>
      {wrong.map((row) => (
        <Row key={row.at} row={row} />
      ))}
      {more && <p>{more}</p>}
      {wrong.length > 0 && (
        <Button kind="secondary" name="intent" value="save">
          {copy.saveRows}
        </Button>
      )}
      <Ready ready={rows.ready} />
      <p>
        <a href={file.href} data-load="whole" download>
          {file.label}
        </a>
      </p>
      <Common common={rows.common} errors={errors} />
      {totals.length > 0 && <Totals rows={totals} busy={busy} />}
      {totals.length > 0 && isChanged && (
        <Button kind="secondary" name="intent" value="save">
          {journeyCopy.recalculate}
        </Button>
      )}
      <div className={styles.ways}>
        {buy && (
          <Button name="intent" value="buy" wide>
            <span>{buy}</span>
            <Icon name="next" />
          </Button>
        )}
        <Restart />
      </div>
    </Form>
  );
}

function Row({ row: { at, title, faults, fields, others } }: { row: RowView }) {
  const copy = useCopy('parcels');
  return (
    <fieldset className={styles.row}>
      <legend>{title}</legend>
      {faults.map((fault) => (
        <p key={fault} className={styles.fault}>
          <Icon name="warning" size="small" />
          <span>{fault}</span>
        </p>
      ))}
      <FieldRow>
        {fields.map((field) => (
          <RowField key={field.name} field={field} />
        ))}
      </FieldRow>
      {others.length > 0 && (
        <details>
          <summary data-link>{copy.otherColumns}</summary>
          <FieldRow>
            {others.map((field) => (
              <RowField key={field.name} field={field} />
            ))}
          </FieldRow>
        </details>
      )}
      <Button kind="quiet" name="remove" value={String(at)} aria-label={`${copy.removeRow} ${title}`}>
        <Icon name="trash" size="small" />
        {copy.removeRow}
      </Button>
    </fieldset>
  );
}

function RowField({ field: { name, label, value, error, choices } }: { field: RowFieldView }) {
  const texts = { name, label, defaultValue: value, autoComplete: 'off', error };
  return choices ? (
    <SelectField {...texts} options={choices} />
  ) : (
    <TextField {...texts} required={false} maxLength={200} />
  );
}

function Ready({ ready: { title, rows, pages, page, isOpen } }: Pick<RowsView, 'ready'>) {
  const copy = useCopy('parcels');
  if (rows.length === 0) return null;
  return (
    <details className={styles.more} open={isOpen}>
      <summary data-link id="prets">
        {title}
      </summary>
      <input type="hidden" name="page" value={page} />
      {pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      <ol className={styles.ready}>
        {rows.map(({ at, number, to, parcel, price, change, name }) => (
          <li key={at} value={number}>
            <span className={styles.title}>
              <strong>{to}</strong>
              <span>{parcel}</span>
            </span>
            <span>{price}</span>
            <span className={styles.ways}>
              <a href={change.href} aria-label={change.label}>
                {copy.changeReady}
              </a>
              <Button kind="quiet" name="twice" value={String(at)} aria-label={`${copy.copyRow} ${name}`}>
                {copy.copyRow}
              </Button>
              <Button kind="quiet" name="remove" value={String(at)} aria-label={`${copy.removeRow} ${name}`}>
                {copy.removeRow}
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Who sends all of them, where and when. */
function Common({ common, errors }: { common: RowsView['common']; errors: FieldErrors }) {
  const copy = useCopy('parcels');
  const { values, sender, origins, places, dates, eori, hazmat } = common;
  const own = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
  });
  return (
    <section className={styles.block}>
      <h2>{copy.commonTitle}</h2>
      <SelectField {...own('origin')} label={copy.origin} options={origins} />
      <PartyFields party={sender} values={values} errors={errors} />
      <SelectField {...own('depositPlace')} label={copy.depositPlace} options={places} />
      <SelectField {...own('depositDate')} label={copy.depositDate} options={dates} />
      <TextField
        {...own('reference')}
        label={copy.reference}
        hint={copy.referenceOfAll}
        maxLength={35}
        autoComplete="off"
        optional
      />
      {eori && (
        <TextField {...own('eori')} label={copy.eori} hint={eori.hint} maxLength={20} autoComplete="off" optional />
      )}
      <a href={hazmat.list.href}>{hazmat.list.label}</a>
      <Checkbox
        name="hazmat"
        value={hazmat.value}
        label={hazmat.label}
        checked={hazmat.checked}
        error={errors.hazmat}
      />
    </section>
  );
}
