import { useState } from 'react';
import { Button, ButtonLink } from '#ui/shared/components/button.tsx';
import { Dialog } from '#ui/shared/components/dialog.tsx';
import { Notice } from '#ui/shared/components/notice.tsx';
import { Picture } from '#ui/shared/components/picture.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import { useMeasured } from '#ui/shared/use-measured.ts';
import styles from './added.module.css';
import type { AddedView } from './added.view.ts';

/** An answer is shown until it is closed; the next answer is another one. */
export function useAdded(answer: AddedView | undefined) {
  const [seen, see] = useState<AddedView>();
  return { shown: answer && answer !== seen ? answer : null, close: () => see(answer) };
}

interface AddedProps {
  view: AddedView | null;
  onClose: () => void;
}

/** What entered the cart, or why nothing did. */
export function Added({ view, onClose }: AddedProps) {
  const copy = useCopy('catalog');
  const refused = view?.kind === 'refused';
  useMeasured(view?.track);
  return (
    <Dialog open={view !== null} title={refused ? copy.refusedTitle : copy.addedTitle} onClose={onClose}>
      {view?.kind === 'added' && <Addition view={view} />}
      {refused && <Notice view={{ tone: 'error', text: view.text }} />}
      <div className={styles.ways}>
        {view?.kind === 'added' && <ButtonLink href={view.cart.href}>{view.cart.label}</ButtonLink>}
        <Button type="button" kind="secondary" onClick={onClose}>
          {copy.continue}
        </Button>
      </div>
    </Dialog>
  );
}

function Addition({ view }: { view: Extract<AddedView, { kind: 'added' }> }) {
  const copy = useCopy('catalog');
  return (
    <div className={styles.addition}>
      {view.picture && <Picture src={view.picture} size={96} when="soon" />}
      <div role="status">
        <p className={styles.text}>{view.text}</p>
        <p>{view.cartLabel}</p>
        <p>
          {copy.subtotal} <strong>{view.subtotal}</strong>
        </p>
        {view.note && <p className={styles.note}>{view.note}</p>}
      </div>
    </div>
  );
}
