import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './preview.module.css';
import type { PreviewView } from './preview.view.ts';

/** The stamp at its true size; every picture is drawn by the backend. */
export function Preview({ preview: { colour, black, width, height } }: { preview: PreviewView }) {
  const copy = useCopy('logo');
  return (
    <section aria-label={copy.preview} className={styles.preview} id="apercu">
      {[
        { ...colour, label: copy.inColour },
        { ...black, label: copy.inBlack },
      ].map(({ src, alt, label }) => (
        <figure key={label}>
          <img src={src} alt={alt} width={width} height={height} />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
      <p>{copy.trueSize}</p>
    </section>
  );
}
