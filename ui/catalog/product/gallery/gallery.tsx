import { type MouseEvent, type UIEvent, useState } from 'react';
import { Icon } from '#ui/components/values/icon.tsx';
import { isPlain } from '#ui/lean/links.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { PictureView } from '../product.view.ts';
import styles from './gallery.module.css';

const idOf = (index: number) => `photo-${index + 1}`;

/** Scrolls the gallery only; without scripts the link jumps to the picture. */
function slide(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' });
}

/** The zoom dialog is loaded at the first enlargement; without it the link opens the picture. */
function useZoom(pictures: PictureView[]) {
  const [dialog, show] = useState<React.ReactNode>();
  async function zoom(event: MouseEvent<HTMLAnchorElement>, at: number) {
    if (!isPlain(event.nativeEvent)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { Zoom } = await import('./zoom.tsx');
      show(<Zoom pictures={pictures} at={at} styles={styles} onClose={() => show(null)} />);
    } catch {
      location.assign(href);
    }
  }
  return { dialog, zoom };
}

/** Large pictures to scroll through, thumbnails to choose from. */
export function Gallery({ pictures }: { pictures: PictureView[] }) {
  const copy = useCopy('gallery');
  const { dialog, zoom } = useZoom(pictures);
  const [current, setCurrent] = useState(0);
  const seen = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setCurrent(Math.round(scrollLeft / clientWidth));
  return (
    <section className={styles.gallery}>
      <ul className={styles.large} aria-label={copy.pictures} onScroll={seen}>
        {pictures.map(({ product, sources, zoom: large, alt, enlarge }, index) => (
          <li key={product} id={idOf(index)}>
            <a href={large} aria-label={enlarge} onClick={(event) => zoom(event, index)}>
              <img
                src={product}
                srcSet={sources}
                sizes="(min-width:62em) 45rem,75vw"
                alt={alt}
                {...(index > 0 ? { loading: 'lazy' } : { fetchPriority: 'high' })}
              />
              <Icon name="search" />
            </a>
          </li>
        ))}
        {pictures.length === 0 && (
          <li className={styles.none}>
            <Icon name="parcel" size="large" />
            {copy.noPicture}
          </li>
        )}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.small}>
          {pictures.map(({ thumbnail, position }, index) => (
            <li key={thumbnail}>
              <a href={`#${idOf(index)}`} aria-current={index === current || undefined} onClick={slide}>
                <img src={thumbnail} alt={position} width={96} height={96} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </section>
  );
}
