import { useEffect, useState } from 'react';
import { Button } from '#ui/components/controls/button.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import type { SessionEndView } from './session-end.view.ts';
import styles from './session-warning.module.css';

interface SessionWarningProps {
  view: SessionEndView;
  signIn: string;
  /** Asks the shop for anything, which prolongs the session. */
  onStay: () => void;
}

/** Two minutes before the session ends, says so, and prolongs it. */
export function SessionWarning({ view, signIn, onStay }: SessionWarningProps) {
  const [near, setNear] = useState<SessionEndView>();
  useEffect(() => {
    const timer = setTimeout(() => setNear(view), view.warnIn);
    return () => clearTimeout(timer);
  }, [view]);
  if (near !== view) return null;
  const { title, text, stay, isFinal } = view;
  return (
    <div className={styles.warning} role="alert">
      <Notice view={{ tone: 'warning', title, text }}>
        {isFinal ? (
          <a href={signIn}>{stay}</a>
        ) : (
          <Button
            kind="secondary"
            onClick={() => {
              setNear(undefined);
              document.querySelector('main')?.focus({ preventScroll: true });
              onStay();
            }}
          >
            {stay}
          </Button>
        )}
      </Notice>
    </div>
  );
}
