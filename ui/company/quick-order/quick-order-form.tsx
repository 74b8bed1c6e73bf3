import { Button } from '#ui/components/controls/button.tsx';
import fieldStyles from '#ui/components/controls/field.module.css';
import { descriptionProps, FieldLayout } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { autoFocusProps } from '#ui/forms/whole-load.ts';
import styles from './quick-order.module.css';
import type { QuickOrderFormView } from './quick-order.view.ts';

/** A plain form: its key lets a list be added once, however often it is sent. */
export function QuickOrderForm({ form, isWrong = false }: { form: QuickOrderFormView; isWrong?: boolean }) {
  const { action, label, hint, value, error, send, draft } = form;
  const texts = { label, name: 'articles', hint, error };
  return (
    <form method="post" action={action} noValidate className={styles.form}>
      <HiddenFields values={{ intent: 'add', envoi: draft }} />
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
