import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/components/values/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon: IconName;
  /** What there is none of, and when there will be. */
  text: string;
  /** A search has found nothing: it is read out. */
  isAnswer?: boolean;
  /** The way on. */
  children?: ReactNode;
}

/** In place of a list that has nothing in it. */
export const EmptyState = ({ icon, text, isAnswer, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Icon name={icon} size="large" />
    <div>
      <p role={isAnswer ? 'status' : undefined}>{text}</p>
      {children}
    </div>
  </div>
);
