import type { ReactNode } from 'react';
import styles from './side-column.module.css';

interface SideColumnProps {
  title: string;
  side: ReactNode;
  /** On a narrow screen it comes below the form, and not above it. */
  isLast?: boolean;
  children: ReactNode;
}

const titleId = 'a-cote';

/** A page that is one form: what helps with it stands beside it on a wide screen, where the summary of a step does. */
export function SideColumn({ title, side, isLast, children }: SideColumnProps) {
  const beside = (
    <section aria-labelledby={titleId} className={styles.side}>
      <h2 id={titleId}>{title}</h2>
      <div className={styles.help}>{side}</div>
    </section>
  );
  return (
    <div className={styles.columns}>
      {!isLast && beside}
      <div className={styles.main}>{children}</div>
      {isLast && beside}
    </div>
  );
}

/** What is good to know, one line each. */
export const SidePoints = ({ points }: { points: string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
