import { useFetcher } from 'react-router';
import { Button } from '#ui/shared/components/button.tsx';
import { WithoutScript } from '#ui/shared/components/hidden.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import { Notice } from '#ui/shared/components/notice.tsx';
import { Picture } from '#ui/shared/components/picture.tsx';
import { Quantity } from '#ui/shared/components/quantity.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import type { CartLineView } from './cart.view.ts';
import styles from './cart-line.module.css';
import type { NotChanged } from './voucher.part.tsx';

interface CartLineProps {
  line: CartLineView;
  /** Shared by the lines: the one that goes takes its own form with it. */
  removal: ReturnType<typeof useFetcher<NotChanged>>;
}

export function CartLine({ line, removal }: CartLineProps) {
  const copy = useCopy('cart');
  const change = useFetcher<NotChanged>();
  const going = removal.formData?.get('entry') === line.id;
  return (
    <li className={styles.line} aria-busy={going || undefined}>
      {line.picture && <Picture src={line.picture} size={96} />}
      <div className={styles.what}>
        <h3>{line.href ? <a href={line.href}>{line.title}</a> : line.title}</h3>
        <p className={styles.unit}>{line.unitPrice}</p>
        {line.parts && <Parts parts={line.parts} />}
        {change.data?.failed && <Notice view={{ tone: 'error', text: change.data.failed }} />}
      </div>
      <change.Form method="post" className={styles.quantity}>
        <input type="hidden" name="intent" value="quantity" />
        <input type="hidden" name="entry" value={line.id} />
        <Quantity
          id={`quantite-${line.id}`}
          label={line.quantityLabel}
          value={line.quantity}
          max={line.max}
          onSettled={(form) => void change.submit(form)}
        />
        <WithoutScript>
          <Button kind="quiet">{copy.update}</Button>
        </WithoutScript>
      </change.Form>
      <output className={styles.total}>{change.state === 'idle' ? line.total : copy.updating}</output>
      <removal.Form method="post" className={styles.remove}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="entry" value={line.id} />
        <Button kind="quiet" aria-label={line.removeLabel}>
          <Icon name="trash" size="small" />
          {copy.remove}
        </Button>
      </removal.Form>
    </li>
  );
}

function Parts({ parts }: { parts: string[] }) {
  const copy = useCopy('cart');
  return (
    <details className={styles.parts}>
      <summary>{copy.parts}</summary>
      <ul>
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two parcels may read alike
          <li key={`${index} ${part}`}>{part}</li>
        ))}
      </ul>
    </details>
  );
}
