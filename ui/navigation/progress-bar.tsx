import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { type Progress, progressOf } from './progress.ts';
import styles from './progress-bar.module.css';

/** A thin bar at the top while a page is loading. */
export function ProgressBar() {
  const [progress, show] = useState<Progress>('hidden');
  const bar = useRef<ReturnType<typeof progressOf>>(null);
  const busy = useNavigation().state !== 'idle';
  useEffect(() => {
    bar.current ??= progressOf(show);
    bar.current.busy(busy);
  }, [busy]);
  if (progress === 'hidden' || progress === 'waiting') return null;
  return <div className={`${styles.bar} ${styles[progress]}`} aria-hidden="true" data-screen-only />;
}
