import { Mark } from '#ui/shared/components/icon.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import styles from './frame.module.css';
import type { FrameView } from './frame.view.ts';

/** Name of the shop, and for whom it is, in words. */
export function Wordmark({ view }: { view: FrameView }) {
  const copy = useCopy('frame');
  return (
    <a href={view.home} className={styles.wordmark} aria-label={copy.home}>
      <Mark />
      <span>{copy.brand}</span>
    </a>
  );
}

/** Whose shop this is, said in words: colour only helps. */
export function Mode({ mode }: Pick<FrameView, 'mode'>) {
  const copy = useCopy('frame');
  return (
    <p className={styles.mode}>
      <span>{copy.shopFor} </span>
      <b>{copy[mode]}</b>
    </p>
  );
}

export function Phone({ number }: { number: string }) {
  const copy = useCopy('frame');
  return (
    <a href={`tel:${number.replace(/\s/g, '')}`} className={styles.phone}>
      <span>{copy.phone}</span> {number}
    </a>
  );
}
