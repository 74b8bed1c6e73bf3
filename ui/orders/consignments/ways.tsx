import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { StepLink } from '#ui/orders/now/step-link.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { Actions } from './actions.tsx';
import { AutomaticRefund } from './automatic-refund.tsx';
import type { OrderCardView } from './consignment.view.ts';
import type { OrderLineView } from './order-line.view.ts';
import styles from './ways.module.css';

interface WaysProps extends Pick<OrderCardView, 'step' | 'links' | 'automatic'>, Pick<OrderLineView, 'onceMore'> {
  /** What all of it is done with. */
  of: string;
}

/** So many actions stand open: more are one list under « Actions », or « Autres actions » beside a button. */
const mostOpen = 2;

/** What may be done with a part of an order: one button, then everything else. */
export function Ways({ of, step, links, onceMore, automatic }: WaysProps) {
  const copy = useCopy('orders');
  const others = links.length + [onceMore, automatic].filter(Boolean).length;
  if (!step && others === 0) return null;
  const actions = (
    <Actions links={links} of={of}>
      {onceMore && <OnceMore onceMore={onceMore} of={of} />}
      {automatic && (
        <li>
          <AutomaticRefund automatic={automatic} />
        </li>
      )}
    </Actions>
  );
  return (
    <div className={styles.ways} data-screen-only>
      {step && <StepLink step={step} of={of} kind="secondary" />}
      {others > mostOpen ? (
        <details>
          <summary data-link>
            <span>{step ? copy.otherActions : copy.actions}</span>
            <VisuallyHidden>{` ${of}`}</VisuallyHidden>
          </summary>
          {actions}
        </details>
      ) : (
        others > 0 && actions
      )}
    </div>
  );
}

const OnceMore = ({ onceMore, of }: Required<Pick<WaysProps, 'onceMore' | 'of'>>) => (
  <li>
    <Form method="post" action={onceMore.action}>
      <HiddenFields values={onceMore.fields} />
      <Button kind="quiet">
        <span>{onceMore.label}</span>
        <VisuallyHidden>{` ${of}`}</VisuallyHidden>
      </Button>
    </Form>
  </li>
);
