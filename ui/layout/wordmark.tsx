import { Mark } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './layout.module.css';
import type { LayoutView } from './layout.view.ts';

/** The shop's name and mode, in words. */
export function Wordmark({ view }: { view: Pick<LayoutView, 'home'> }) {
  const copy = useCopy('layout');
  return (
    <a href={view.home} className={styles.wordmark} aria-label={copy.home}>
      <Mark />
      <span>{copy.brand}</span>
    </a>
  );
}

/** The mode in words, because colour alone would not tell it. */
export function Mode({ mode }: Pick<LayoutView, 'mode'>) {
  const copy = useCopy('layout');
  return (
    <p className={styles.mode}>
      <span>{copy.shopFor} </span>
      <b>{copy[mode]}</b>
    </p>
  );
}

export function Phone({ number }: { number: string }) {
  const copy = useCopy('layout');
  return (
    <a href={`tel:${number.replace(/\s/g, '')}`} className={styles.phone}>
      <span>{copy.phone}</span> <span>{number}</span>
    </a>
  );
}
