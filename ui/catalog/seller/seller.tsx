import { joinFacts } from '#ui/wording/join-facts.ts';
import styles from './seller.module.css';
import type { SellerView } from './seller.view.ts';

/** Rendered on the server only: the browser needs no code for it. */
export function Seller({ view }: { view: SellerView }) {
  const { grade, description, standing, warning, title, facts } = view;
  return (
    <>
      <p className={styles.standing}>{joinFacts([standing, grade])}</p>
      {warning && <p>{warning}</p>}
      {description && <p>{description}</p>}
      {facts.length > 0 && (
        <details>
          <summary data-link>{title}</summary>
          <dl>
            {facts.map(({ name, lines, link }) => (
              <div key={name}>
                <dt>{name}</dt>
                {lines.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
                {link && (
                  <dd>
                    <a href={link.href}>{link.label}</a>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
