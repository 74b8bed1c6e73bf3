import sprite from '#ui/components/icons/sprite.svg?no-inline';
import styles from './icon.module.css';

export type IconName =
  | 'menu'
  | 'search'
  | 'user'
  | 'basket'
  | 'close'
  | 'plus'
  | 'minus'
  | 'check'
  | 'next'
  | 'previous'
  | 'return'
  | 'tag'
  | 'down'
  | 'success'
  | 'info'
  | 'warning'
  | 'error'
  | 'filter'
  | 'phone'
  | 'trash'
  | 'truck'
  | 'lock'
  | 'card'
  | 'leaf'
  | 'print'
  | 'clock'
  | 'letter'
  | 'parcel'
  | 'stamp'
  | 'move';

/** An icon beside words: it never stands alone. */
export function Icon({ name, size = 'normal' }: { name: IconName; size?: 'small' | 'normal' | 'large' }) {
  return (
    <svg
      className={size === 'normal' ? styles.icon : `${styles.icon} ${styles[size]}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The small postmark of the wordmark. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 24" aria-hidden="true">
      <use href={`${sprite}#mark`} />
    </svg>
  );
}
