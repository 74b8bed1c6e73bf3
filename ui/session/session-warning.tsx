import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/components/controls/button.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import type { NoticeView } from '#ui/components/views.ts';
import type { SessionEndView } from './session-end.view.ts';
import styles from './session-warning.module.css';

interface SessionWarningProps {
  /** Absent once the session has ended. */
  view: SessionEndView | undefined;
  /** What the shop says of a session that has ended. */
  ended?: NoticeView | undefined;
  signIn: string;
  /** Asks the shop: without an address for anything, which prolongs the session. */
  onAsk: (address?: string) => void;
}

/** Two minutes before the session ends, says so, and prolongs it; and says so once it has ended. */
export function SessionWarning({ view, ended, signIn, onAsk }: SessionWarningProps) {
  const [near, setNear] = useState<SessionEndView>();
  const [prolonged, setProlonged] = useState<SessionEndView>();
  const before = useRef<HTMLElement>(null);
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    if (!view) return undefined;
    const timers = [setTimeout(() => setNear(view), view.warnIn), setTimeout(() => ask(view.look), view.endsIn)];
    return () => timers.forEach(clearTimeout);
  }, [view]);
  if (near && !view && ended)
    return (
      <div className={styles.warning} role="alert">
        <Notice view={ended}>
          <a href={signIn}>{near.signInAgain}</a>
        </Notice>
      </div>
    );
  if (!near || near !== view || prolonged === view) return null;
  const { title, text, stay, signInAgain, isFinal } = view;
  return (
    <div
      className={styles.warning}
      role="alert"
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
    >
      <Notice view={{ tone: 'warning', title, text }}>
        {isFinal ? (
          <a href={signIn}>{signInAgain}</a>
        ) : (
          <Button
            kind="secondary"
            onClick={() => {
              setProlonged(view);
              // Whoever was typing goes on there.
              const main = document.querySelector('main');
              (before.current?.isConnected ? before.current : main)?.focus({ preventScroll: true });
              onAsk();
            }}
          >
            {stay}
          </Button>
        )}
      </Notice>
    </div>
  );
}
