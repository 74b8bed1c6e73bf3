import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { useDoublePressGuard } from '#ui/forms/use-double-press-guard.ts';
import { useCopy } from '#ui/wording/use-copy.ts';

/** The form « Racheter »; the cart says which articles could not be added again, and why. */
export interface ReorderView {
  /** The cart of the order's mode. */
  action: string;
  order: string;
  /** « Racheter les articles de la commande CMD-26-000123 » */
  label: string;
}

export function Reorder({ reorder: { action, order, label } }: { reorder: ReorderView }) {
  const copy = useCopy('cart');
  useDoublePressGuard();
  return (
    <Form method="post" action={action}>
      <HiddenFields values={{ intent: 'reorder', order }} />
      <Button kind="secondary" aria-label={label}>
        {copy.reorder}
      </Button>
    </Form>
  );
}
