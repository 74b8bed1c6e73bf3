import { Icon, type IconName } from '#ui/components/values/icon.tsx';
import styles from './status-mark.module.css';

const icons = { active: 'success', pending: 'clock', inactive: 'info' } as const satisfies Record<string, IconName>;

/** How far a company's certification is, in words and with a sign. */
export const StatusMark = ({ status, text }: { status: keyof typeof icons; text: string }) => (
  <span className={styles.mark} data-status={status}>
    <Icon name={icons[status]} size="small" />
    <span>{text}</span>
  </span>
);
