import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './dialog.module.css';
import { giveBack } from './give-back.ts';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native dialog: the focus goes to the dialog itself, which a screen reader then reads (of the heading, Orca says nothing
 * while the page becomes inert), and back to what opened it or to the heading above.
 */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const copy = useCopy('components');
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the frame: after it, what the dialog says would come a frame late, and be laid out twice.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    // Not in the markup, where a dialog has no `tabindex`.
    element.tabIndex = -1;
    element.showModal();
    element.focus();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={styles.dialog}
      onClose={({ currentTarget }) => {
        // The event comes late, and may find the dialog open again with something new.
        if (currentTarget.open) return;
        giveBack(currentTarget);
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.body}>
        <header>
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={copy.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
