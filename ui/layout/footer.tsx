import { Links } from '#ui/components/page/links.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './layout.module.css';
import type { LayoutView } from './layout.view.ts';
import { Phone, Wordmark } from './wordmark.tsx';

export function Footer({ view }: { view: LayoutView }) {
  const copy = useCopy('layout');
  return (
    <footer className={styles.footer} data-screen-only>
      <div className={styles.columns}>
        <div className={styles.promise}>
          <Wordmark view={view} />
          <p>{copy.promise}</p>
          <Phone number={view.phone} />
        </div>
        <nav aria-label={copy.footer}>
          {view.footer.map(({ title, links }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                <Links links={links} />
              </ul>
            </section>
          ))}
        </nav>
      </div>
    </footer>
  );
}
