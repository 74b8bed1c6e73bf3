import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { useDoublePressGuard } from '#ui/forms/use-double-press-guard.ts';
import styles from './automatic-refund.module.css';
import type { AutomaticRefundView } from './automatic-refund.view.ts';

/** Whether labels that are not used are refunded without a request. */
export function AutomaticRefund({ automatic: { action, wants, label, text } }: { automatic: AutomaticRefundView }) {
  useDoublePressGuard();
  return (
    <Form method="post" action={action} className={styles.automatic} data-screen-only>
      <HiddenFields values={{ intent: 'automatic', voulu: wants }} />
      {text && <p>{text}</p>}
      <Button kind="quiet">{label}</Button>
    </Form>
  );
}
