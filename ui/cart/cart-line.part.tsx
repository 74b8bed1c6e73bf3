import { useFetcher } from 'react-router';
import { Button } from '#ui/shared/components/button.tsx';
import { WithoutScript } from '#ui/shared/components/hidden.tsx';
import { HiddenFields } from '#ui/shared/components/hidden-fields.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { Notice } from '#ui/shared/components/notice.tsx';
import { Picture } from '#ui/shared/components/picture.tsx';
import { Quantity } from '#ui/shared/components/quantity.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import styles from './cart-line.module.css';
import type { CartLineView } from './cart-line.view.ts';

/** Why a quantity was not changed. */
type NotChanged = { failed?: string };

/** The id of the form that removes lines. */
export const removalForm = 'suppression';

interface CartLineProps {
  line: CartLineView;
  /** What changed since the shopper looked last. */
  told: string | undefined;
}

export function CartLine({ line, told }: CartLineProps) {
  const { title, href, picture, facts, parcels } = line;
  const change = useFetcher<NotChanged>();
  const copy = useCopy('cart');
  return (
    <li className={styles.line}>
      {picture && <Picture src={picture} size={96} />}
      <div className={styles.what}>
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        {facts.map((fact) => (
          <p key={fact} className={styles.unit}>
            {fact}
          </p>
        ))}
        {parcels && <Each parcels={parcels} />}
        {told && <Notice view={{ tone: 'warning', text: told }} />}
        {change.data?.failed && <Notice view={{ tone: 'error', text: change.data.failed }} />}
      </div>
      {parcels ? <p className={styles.quantity}>{parcels.count}</p> : <Change line={line} change={change} />}
      <output className={styles.total}>{change.state === 'idle' ? line.total : copy.updating}</output>
      {parcels ? <AskedRemoval line={line} parcels={parcels} /> : <Removal id={line.id} label={line.removeLabel} />}
    </li>
  );
}

function Change({ line, change }: Pick<CartLineProps, 'line'> & { change: ReturnType<typeof useFetcher<NotChanged>> }) {
  const copy = useCopy('cart');
  return (
    <change.Form method="post" className={styles.quantity}>
      <HiddenFields values={{ intent: 'quantity', entry: line.id }} />
      <Quantity
        id={`quantite-${line.id}`}
        label={line.quantityLabel}
        value={line.quantity}
        max={line.max}
        isBusy={change.state !== 'idle'}
        onSettled={(form) => void change.submit(form)}
      />
      <WithoutScript>
        <Button kind="quiet">{copy.update}</Button>
      </WithoutScript>
    </change.Form>
  );
}

/** Of the form that the page holds once: the answer offers to undo, with or without a script. */
function Removal({ id, label }: { id: string; label: string }) {
  const copy = useCopy('cart');
  return (
    <div className={styles.remove}>
      <Button kind="quiet" form={removalForm} name="entry" value={id} aria-label={label}>
        <Icon name="trash" size="small" />
        {copy.remove}
      </Button>
    </div>
  );
}

/** Several parcels go at once: it is asked first, by the page itself. */
function AskedRemoval({ line, parcels }: { line: CartLineView; parcels: NonNullable<CartLineView['parcels']> }) {
  const copy = useCopy('cart');
  return (
    <details className={styles.remove}>
      <summary aria-label={line.removeLabel}>
        <Icon name="trash" size="small" />
        {copy.remove}
      </summary>
      <p>{parcels.question}</p>
      <Button kind="secondary" form={removalForm} name="entry" value={line.id}>
        {parcels.confirm}
      </Button>
    </details>
  );
}

function Each({ parcels: { each } }: { parcels: NonNullable<CartLineView['parcels']> }) {
  const copy = useCopy('cart');
  return (
    <details className={styles.parts}>
      <summary>{copy.parts}</summary>
      <ul>
        {each.map(({ id, text, total, removeLabel }) => (
          <li key={id}>
            <span>{text}</span>
            <span>{total}</span>
            <Button kind="quiet" form={removalForm} name="entry" value={id} aria-label={removeLabel}>
              <Icon name="trash" size="small" />
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
