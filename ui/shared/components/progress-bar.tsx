import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { onBusy, onTime, type Progress, timeOf } from './progress.ts';
import styles from './progress-bar.module.css';

function useProgress(busy: boolean): Progress {
  const [progress, setProgress] = useState<Progress>('hidden');
  const [was, setWas] = useState(false);
  if (was !== busy) {
    setWas(busy);
    setProgress(onBusy(progress, busy));
  }
  useEffect(() => {
    const time = timeOf[progress];
    if (time === undefined) return;
    const timer = setTimeout(() => setProgress(onTime), time);
    return () => clearTimeout(timer);
  }, [progress]);
  return progress;
}

/** A thin bar at the top while a page is on its way. */
export function ProgressBar() {
  const progress = useProgress(useNavigation().state !== 'idle');
  if (progress === 'hidden' || progress === 'waiting') return null;
  return <div className={`${styles.bar} ${styles[progress]}`} aria-hidden="true" data-screen-only />;
}
