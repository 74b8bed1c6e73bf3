import { Button } from '#ui/components/controls/button.tsx';
import fieldStyles from '#ui/components/controls/field.module.css';
import { descriptionProps, FieldLayout } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { autoFocusProps } from '#ui/forms/whole-load.ts';
import styles from './quick-order.module.css';
import type { QuickOrderFormView } from './quick-order.view.ts';
import { quickRowFields } from './quick-rows.ts';

/** A plain form: its key lets a list be added once, however often it is sent. */
export function QuickOrderForm({ form, isWrong = false }: { form: QuickOrderFormView; isWrong?: boolean }) {
  const { action, label, hint, value, error, send, draft, rows } = form;
  const texts = { label, name: 'articles', hint, error };
  return (
    <form method="post" action={action} noValidate className={styles.form}>
      <HiddenFields values={{ intent: 'add', envoi: draft }} />
      {rows && <Rows key={`articles-${draft}`} rows={rows} />}
      <FieldLayout texts={texts}>
        <textarea
          {...descriptionProps(texts)}
          aria-invalid={error || isWrong ? true : undefined}
          key={draft}
          rows={3}
          spellCheck={false}
          defaultValue={value}
          className={`${fieldStyles.control} ${styles.list}`}
          {...(error && autoFocusProps)}
        />
      </FieldLayout>
      <Button>{send}</Button>
    </form>
  );
}

/** Articles one by one: their columns are named above them, and each field for itself. */
function Rows({ rows: { title, heads, fields } }: { rows: NonNullable<QuickOrderFormView['rows']> }) {
  return (
    <>
      <p id="articles-un-par-un" className={styles.title}>
        {title}
      </p>
      <ol className={styles.rows} aria-labelledby="articles-un-par-un">
        {fields.map(({ code, pieces, codeLabel, piecesLabel }, at) => (
          <li key={codeLabel}>
            {at === 0 && <span aria-hidden="true">{heads[0]}</span>}
            {at === 0 && <span aria-hidden="true">{heads[1]}</span>}
            <input
              name={quickRowFields.code}
              aria-label={codeLabel}
              defaultValue={code}
              autoComplete="off"
              spellCheck={false}
              className={fieldStyles.control}
            />
            <input
              name={quickRowFields.pieces}
              aria-label={piecesLabel}
              defaultValue={pieces}
              placeholder="1"
              inputMode="numeric"
              autoComplete="off"
              className={fieldStyles.control}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
