import { useState } from 'react';
import { Button } from '#ui/components/controls/button.tsx';
import fieldStyles from '#ui/components/controls/field.module.css';
import { descriptionProps, FieldError, FieldLayout } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { autoFocusProps } from '#ui/forms/whole-load.ts';
import type { SuggestionsView, SuggestionView } from '#ui/search/suggestions.ts';
import { useSuggestions } from '#ui/search/use-suggestions.ts';
import styles from './quick-order.module.css';
import type { QuickOrderFormView } from './quick-order.view.ts';
import { quickRowFields } from './quick-rows.ts';

/** A plain form: its key lets a list be added once, however often it is sent. */
export function QuickOrderForm({ form }: { form: QuickOrderFormView }) {
  const { action, label, hint, value, error, hasWrongLines, send, draft, rows } = form;
  const texts = { label, name: 'articles', hint, error };
  return (
    <form method="post" action={action} noValidate className={styles.form}>
      <HiddenFields values={{ intent: 'add', envoi: draft }} />
      {rows && <Rows key={`articles-${draft}`} rows={rows} />}
      <FieldLayout texts={texts}>
        <textarea
          {...descriptionProps(texts)}
          aria-invalid={error || hasWrongLines ? true : undefined}
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
function Rows({ rows: { title, heads, fields, search } }: { rows: RowsView }) {
  return (
    <>
      <p id="articles-un-par-un" className={styles.title}>
        {title}
      </p>
      <ol className={styles.rows} aria-labelledby="articles-un-par-un">
        {fields.map((field, at) => (
          <li key={field.codeLabel}>
            {at === 0 && <span aria-hidden="true">{heads[0]}</span>}
            {at === 0 && <span aria-hidden="true">{heads[1]}</span>}
            <Row field={field} search={search} />
          </li>
        ))}
      </ol>
    </>
  );
}

type RowsView = NonNullable<QuickOrderFormView['rows']>;
type RowView = RowsView['fields'][number];

/** A code and a number of pieces, and below them the article that has the code. */
function Row({ field, search }: { field: RowView; search: RowsView['search'] }) {
  const [code, setCode] = useState(field.code);
  const article = articleOf(useSuggestions(search, code), code.trim());
  return (
    <>
      <input
        {...inputProps(field, 'code')}
        aria-label={field.codeLabel}
        spellCheck={false}
        onBlur={({ target }) => setCode(target.value)}
        className={fieldStyles.control}
      />
      <input
        {...inputProps(field, 'pieces')}
        aria-label={field.piecesLabel}
        placeholder="1"
        inputMode="numeric"
        className={fieldStyles.control}
      />
      <FieldError id={errorId(field)} text={field.error?.text} />
      <p aria-live="polite" className={styles.article}>
        {article && <span>{article.label}</span>}
        {article?.detail && <strong>{article.detail}</strong>}
      </p>
    </>
  );
}

/** By its address: the search finds what is only alike too. */
const articleOf = (found: SuggestionsView | null, code: string): SuggestionView | undefined =>
  found?.groups.flatMap(({ options }) => options).find(({ href }) => code !== '' && href.endsWith(`/p/${code}`));

const inputProps = (row: RowView, name: keyof typeof quickRowFields) => ({
  name: quickRowFields[name],
  defaultValue: row[name],
  autoComplete: 'off',
  ...(row.error?.at === name && { 'aria-invalid': true, 'aria-describedby': errorId(row) }),
});

const errorId = ({ number }: RowView) => `article-${number}-erreur`;
