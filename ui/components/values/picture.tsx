import styles from './picture.module.css';

interface PictureProps {
  /** Ends with its width (`…-360`) where other widths exist. */
  src: string;
  alt?: string;
  /** What stands in its place if it cannot be fetched, where the text beside it makes `alt` empty. */
  name?: string | undefined;
  size: number;
  sizes?: string;
  /** `first`: fetched with priority; `soon`: fetched at once; `near`: fetched when scrolled near. */
  when?: 'first' | 'soon' | 'near';
}

/** A square product picture, which fills its place; its space is reserved while it loads. */
export function Picture({ src, alt = '', name, size, sizes, when = 'near' }: PictureProps) {
  if (!src) return <span className={styles.picture} />;
  const stem = sizes && /-\d+$/.test(src) ? src.slice(0, src.lastIndexOf('-')) : undefined;
  return (
    <img
      className={styles.picture}
      loading={when === 'near' ? 'lazy' : undefined}
      fetchPriority={when === 'first' ? 'high' : undefined}
      width={size}
      height={size}
      sizes={stem && sizes}
      srcSet={stem && `${stem}-240 240w, ${stem}-360 360w`}
      src={src}
      alt={alt}
      data-name={name}
    />
  );
}
