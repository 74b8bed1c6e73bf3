import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds between two looks at a scan. */
const pause = 1000;

/** While a kept file is scanned the page asks again by itself; without scripts its link does. */
export function useScan(isUnderScan: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderScan) return;
    const timer = setInterval(() => void revalidate(), pause);
    return () => clearInterval(timer);
  }, [isUnderScan, revalidate]);
}
