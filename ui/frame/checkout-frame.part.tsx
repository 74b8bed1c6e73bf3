import type { ReactNode } from 'react';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import { ExpiryNotice } from './expiry-notice.part.tsx';
import styles from './frame.module.css';
import type { FrameView } from './frame.view.ts';
import { Mode, Phone, Wordmark } from './wordmark.part.tsx';

/** While an order is made, the frame keeps only the name, the mode and the help. */
export function CheckoutFrame({ view, children }: { view: FrameView; children: ReactNode }) {
  const copy = useCopy('frame');
  return (
    <>
      <header className={styles.shrunk} data-screen-only>
        <a href="#contenu" className={styles.skip}>
          {copy.skip}
        </a>
        <Wordmark view={view} />
        <Mode mode={view.mode} />
        <p className={styles.secure}>
          <Icon name="lock" size="small" />
          {copy.secure}
        </p>
        <Phone number={view.phone} />
      </header>
      <ExpiryNotice view={view.notice} />
      {children}
    </>
  );
}
