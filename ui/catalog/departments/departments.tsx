import { Picture } from '#ui/components/values/picture.tsx';
import styles from './departments.module.css';
import type { DepartmentsView } from './departments.view.ts';

export function Departments({ view: { title, links } }: { view: DepartmentsView }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={`${styles.tiles} ${styles.columns}`}>
        {links.map(({ href, label, picture }) => (
          <li key={href}>
            <Picture src={picture} name={label} size={360} />
            <a href={href} data-covers>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
