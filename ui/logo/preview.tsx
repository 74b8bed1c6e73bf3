import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './preview.module.css';
import type { Guides, PreviewView } from './preview.view.ts';

/** The stamp at its true size; every picture is drawn by the backend. */
export function Preview({ preview: { colour, black, width, height, guides } }: { preview: PreviewView }) {
  const copy = useCopy('logo');
  return (
    <section aria-label={copy.preview} className={styles.preview} id="apercu">
      {[
        { ...colour, label: copy.inColour },
        { ...black, label: copy.inBlack },
      ].map(({ src, alt, label }) => (
        <figure key={label}>
          <div className={styles.stamp}>
            <img src={src} alt={alt} width={width} height={height} />
            {guides && <Frame guides={guides} />}
          </div>
          <figcaption>{label}</figcaption>
        </figure>
      ))}
      <p>
        {copy.trueSize}
        {guides && <span> {copy.guides}</span>}
      </p>
    </section>
  );
}

/** The frame, and the part of it that is sure not to be cut. */
const Frame = ({ guides: { stamp, frame, safe } }: { guides: Guides }) => (
  <svg viewBox={`0 0 ${stamp.width} ${stamp.height}`} className={styles.guides} aria-hidden="true">
    <rect {...frame} />
    <rect {...safe} strokeDasharray="1 0.7" />
  </svg>
);
