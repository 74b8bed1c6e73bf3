import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '#ui/components/page/notice.tsx';
import { shopReached, shopUnreached } from '#ui/lean/patient-fetch.ts';
import { programLost } from '#ui/lean/reload-once.ts';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  failed: string;
  unreached: string;
}

/** A page cannot be loaded, or the shop cannot be reached: the texts came with the document. */
export function LoadFailure({ failed, unreached }: LoadFailureProps) {
  const { pathname } = useLocation();
  const [at, setAt] = useState<string>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const heard: [string, () => void][] = [
      [programLost, () => setAt(pathname)],
      [shopUnreached, () => setLost(true)],
      [shopReached, () => setLost(false)],
    ];
    for (const [event, hear] of heard) addEventListener(event, hear);
    return () => {
      for (const [event, hear] of heard) removeEventListener(event, hear);
    };
  }, [pathname]);
  const text = isLost ? unreached : at === pathname ? failed : undefined;
  return text ? (
    <div className={styles.failure}>
      <Notice view={{ tone: 'error', text }} />
    </div>
  ) : null;
}
