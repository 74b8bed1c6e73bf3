import styles from './seller.module.css';
import type { SellerView } from './seller.view.ts';

/** Made on the server alone: the browser has nothing to do with it. */
export function Seller({ view }: { view: SellerView }) {
  const { grade, description, standing, warning, title, facts } = view;
  return (
    <>
      <p className={styles.standing}>{[standing, grade].filter(Boolean).join(' · ')}</p>
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
