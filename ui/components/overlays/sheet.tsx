import type { ReactNode } from 'react';
import { Icon } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { giveBack } from './give-back.ts';
import styles from './sheet.module.css';

interface SheetProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** What stands beside the sheet, and beside each element in which it stands. */
function outside(sheet: HTMLElement): Element[] {
  const found: Element[] = [];
  for (let at: Element = sheet; at.parentElement && at !== document.body; at = at.parentElement)
    found.push(...[...at.parentElement.children].filter((each) => each !== at && !each.hasAttribute('inert')));
  return found;
}

/**
 * Over the page, the sheet is a dialog: the focus goes to its heading, nothing behind it can be reached, and the focus
 * goes back to what opened it. The page is let go before the browser gives the focus back. A sheet that was opened
 * before the program came is one too, and one that becomes a column is none.
 */
function modal(sheet: HTMLElement | null) {
  if (!sheet) return;
  let held: Element[] = [];
  const isOpen = () => sheet.matches(':popover-open');
  const hold = () => {
    if (held.length > 0) return;
    held = outside(sheet);
    for (const each of held) each.setAttribute('inert', '');
    sheet.role = 'dialog';
    sheet.ariaModal = 'true';
    sheet.querySelector('h2')?.focus();
  };
  const letGo = () => {
    for (const each of held) each.removeAttribute('inert');
    held = [];
    sheet.role = sheet.ariaModal = null;
  };
  sheet.addEventListener('beforetoggle', letGo);
  sheet.addEventListener('toggle', () => (isOpen() ? hold() : giveBack(sheet)));
  if (isOpen()) hold();
  const wide = matchMedia('(min-width: 62rem)');
  const become = () => isOpen() && sheet.hidePopover();
  wide.addEventListener('change', become);
  return () => {
    wide.removeEventListener('change', become);
    letGo();
  };
}

/** A column on wide screens, a sheet over the page on narrow ones; opens without scripts. */
export function Sheet({ id, title, children }: SheetProps) {
  const copy = useCopy('components');
  return (
    <section ref={modal} id={id} popover="auto" aria-labelledby={`${id}-titre`} className={styles.sheet}>
      <header>
        <h2 id={`${id}-titre`} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={copy.close}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </section>
  );
}
