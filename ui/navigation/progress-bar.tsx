import { useEffect, useRef, useState } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import { type Progress, progressOf } from './progress.ts';
import styles from './progress-bar.module.css';

/** A thin bar at the top while a page is loading or a form is being posted. */
export function ProgressBar() {
  const [progress, show] = useState<Progress>('hidden');
  const bar = useRef<ReturnType<typeof progressOf>>(null);
  // A form that is posted in the background as well; what a page loads for itself is not waited for.
  const isPosting = useFetchers().some(({ formMethod }) => formMethod);
  const busy = useNavigation().state !== 'idle' || isPosting;
  useEffect(() => {
    bar.current ??= progressOf(show);
    bar.current.busy(busy);
  }, [busy]);
  if (progress === 'hidden' || progress === 'waiting') return null;
  return <div className={`${styles.bar} ${styles[progress]}`} aria-hidden="true" data-screen-only />;
}
