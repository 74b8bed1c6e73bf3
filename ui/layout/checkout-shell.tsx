import type { ReactNode } from 'react';
import { Icon } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './layout.module.css';
import type { LayoutView } from './layout.view.ts';
import { SessionNotice } from './session-notice.tsx';
import { Mode, Phone, Wordmark } from './wordmark.tsx';

/** During checkout the layout shows only the shop's name, the mode and the help; on paper too. */
export function CheckoutShell({ view, children }: { view: LayoutView; children: ReactNode }) {
  const copy = useCopy('layout');
  return (
    <>
      <header className={styles.shrunk}>
        <a href="#contenu" data-address="keep" className={styles.skip} data-screen-only>
          {copy.skip}
        </a>
        <Wordmark view={view} />
        <Mode mode={view.mode} />
        <p className={styles.secure} data-screen-only>
          <Icon name="lock" size="small" />
          {copy.secure}
        </p>
        <Phone number={view.phone} />
      </header>
      <SessionNotice view={view.notice} />
      {children}
    </>
  );
}
