import { Icon } from '#ui/components/values/icon.tsx';
import styles from './choices.module.css';
import type { ChoiceView } from './home.view.ts';

/** Four large ways to answer the question above them. */
export function Choices({ views }: { views: ChoiceView[] }) {
  return (
    <ul className={styles.choices}>
      {views.map(({ href, label, icon, text }) => (
        <li key={href}>
          <Icon name={icon} size="large" />
          <a href={href} data-covers>
            {label}
          </a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
