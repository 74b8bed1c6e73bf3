import styles from './cancel-mark.module.css';

/** A postmark, as decoration: words beside it state the status. */
export function CancelMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 220 120" aria-hidden="true">
      <circle cx="60" cy="60" r="55" />
      <circle cx="60" cy="60" r="38" />
      <path className={styles.check} d="m44 61 11 11 22-24" />
      <path className={styles.dots} d="M60 13.500a46.500 46.500 0 0 1 0 93 46.500 46.500 0 0 1 0-93" />
      <path d="M124 34c12-8 24 8 36 0s24 8 36 0 14 2 20 1M128 51c12-8 24 8 36 0s24 8 36 0 12 2 17 1M128 68c12-8 24 8 36 0s24 8 36 0 12 2 17 1M124 85c12-8 24 8 36 0s24 8 36 0 14 2 20 1" />
    </svg>
  );
}
