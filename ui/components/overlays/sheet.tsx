import type { ReactNode } from 'react';
import { Icon } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './sheet.module.css';

interface SheetProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** Over the page, the sheet is a dialog, whose program comes when it opens, or has been opened before hydration. */
function modal(sheet: HTMLElement | null) {
  if (!sheet) return;
  const hold = async () => {
    if (sheet.matches(':popover-open')) (await import('./modal.ts')).hold(sheet);
  };
  sheet.addEventListener('toggle', hold);
  void hold();
  return () => {
    if (sheet.matches(':popover-open')) sheet.hidePopover();
  };
}

/** A column on wide screens, a sheet over the page on narrow ones; opens without scripts. */
export function Sheet({ id, title, children }: SheetProps) {
  const copy = useCopy('components');
  return (
    <section ref={modal} id={id} popover="auto" aria-labelledby={`${id}-titre`} className={styles.sheet}>
      <header>
        <h2 id={`${id}-titre`}>{title}</h2>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={copy.close}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </section>
  );
}
