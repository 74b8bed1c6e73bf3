import type { MouseEvent } from 'react';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import styles from './gallery.module.css';
import type { ProductView } from './product.view.ts';

const idOf = (index: number) => `photo-${index + 1}`;

/** Slides the gallery alone; without a script the link brings the picture into view. */
function slide(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' });
}

/** Large pictures to slide through, small ones to choose from. */
export function Gallery({ pictures }: { pictures: ProductView['pictures'] }) {
  const copy = useCopy('catalog');
  return (
    <section className={styles.gallery} aria-label={copy.pictures}>
      <ul className={styles.large} tabIndex={pictures.length > 1 ? 0 : undefined} aria-label={copy.pictures}>
        {pictures.map(({ product, zoom, alt }, index) => (
          <li key={product} id={idOf(index)} data-shared={index === 0 || undefined}>
            <img
              src={product}
              srcSet={`${product} 360w, ${zoom} 960w`}
              sizes="(min-width:62em) 45rem, 100vw"
              alt={alt}
              width={720}
              height={720}
              fetchPriority={index === 0 ? 'high' : undefined}
              loading={index === 0 ? undefined : 'lazy'}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.small}>
          {pictures.map(({ thumbnail, alt }, index) => (
            <li key={thumbnail}>
              <a href={`#${idOf(index)}`} onClick={slide}>
                <img src={thumbnail} alt={alt} width={96} height={96} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
