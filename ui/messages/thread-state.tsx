import { Icon } from '#ui/components/values/icon.tsx';
import styles from './messages.module.css';
import type { ThreadStateView } from './thread-state.view.ts';

const icons = { awaited: 'clock', late: 'warning', answered: 'success', closed: 'lock' } as const;

/** What a thread waits for: in words, with a sign. */
export function ThreadState({ state: { text, tone } }: { state: ThreadStateView }) {
  if (text === '') return null;
  return (
    <p className={`${styles.state} ${styles[tone]}`}>
      <Icon name={icons[tone]} size="small" />
      <span>{text}</span>
    </p>
  );
}
