import type { ReactNode } from 'react';
import departments from '#ui/catalog/departments/departments.module.css';
import { Page } from '#ui/components/page/page.tsx';
import { Picture } from '#ui/components/values/picture.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './universe.module.css';
import type { UniverseView } from './universe.view.ts';

interface UniverseProps {
  view: Omit<UniverseView, 'products'>;
  products?: ReactNode;
  /** An editor's blocks. */
  children?: ReactNode;
}

export function UniverseScreen({ view, products, children }: UniverseProps) {
  const copy = useCopy('catalog');
  return (
    <Page trail={view.breadcrumb} title={view.title}>
      {view.paragraph && <p className={styles.paragraph}>{view.paragraph}</p>}
      {view.categories.length > 0 && (
        <nav aria-label={copy.subcategories}>
          <ul className={`${departments.tiles} ${styles.tiles}`}>
            {view.categories.map(({ href, label, picture }) => (
              <li key={href}>
                <Picture src={picture} name={label} size={360} when="soon" />
                <a href={href} data-covers>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.rest}>
        {products}
        {children}
      </div>
    </Page>
  );
}
