import { Icon } from '#ui/components/values/icon.tsx';
import styles from './points.module.css';

/** What is good to know of a service, point by point. */
export const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>
        <Icon name="check" />
        <span>{point}</span>
      </li>
    ))}
  </ul>
);
