import { type ReactNode, useId, useState } from 'react';
import visibility from '#ui/components/page/visibility.module.css';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { PreviewView } from './preview.view.ts';
import { StampDrawing, StampPage } from './stamp-page.tsx';
import styles from './stamp-preview.module.css';

/** The pages at their proportions, and one stamp as large as it will be; `children` is the button that makes them anew. */
export function StampPreview({ preview, children }: { preview: PreviewView; children?: ReactNode }) {
  const { label, designs, pages, more, trueSize } = preview;
  const id = useId();
  return (
    <div className={styles.preview}>
      <div className={styles.pages}>
        {pages.map((page, index) => (
          <figure key={page.title} className={styles.page} data-upright={page.height > page.width || undefined}>
            <StampPage
              {...{ page, designs }}
              id={`${id}-${index}`}
              label={`${page.title}. ${label}`}
              className={styles.drawing}
            />
            <figcaption>{page.title}</figcaption>
          </figure>
        ))}
      </div>
      {more && <p>{more}</p>}
      <TrueSize size={trueSize} designs={designs} />
      {children}
    </div>
  );
}

/** Of a bank card, in millimetres (ISO/IEC 7810). */
const card = { width: 85.6, height: 53.98 };

interface TrueSizeProps {
  size: PreviewView['trueSize'];
  designs: PreviewView['designs'];
}

/** A screen does not know how large its points are: a bank card that is held to it says it. */
function TrueSize({ size, designs }: TrueSizeProps) {
  const [design] = designs;
  const copy = useCopy('stamps');
  const [percent, setPercent] = useState(100);
  const id = useId();
  const long = (millimetres: number) => `${(millimetres * percent) / 100}mm`;
  return (
    <details className={styles.size}>
      <summary data-link>{size.page ? copy.pageTrueSize : copy.trueSize}</summary>
      <p>{copy.trueSizeText}</p>
      <svg
        viewBox={`0 0 ${card.width} ${card.height}`}
        width={long(card.width)}
        height={long(card.height)}
        role="img"
        aria-label={copy.card}
      >
        <rect
          x={0.3}
          y={0.3}
          width={card.width - 0.6}
          height={card.height - 0.6}
          rx={3}
          fill="#f1ebdf"
          stroke="#857a68"
          strokeWidth={0.6}
        />
        <text x={card.width / 2} y={card.height / 2} textAnchor="middle" fontSize={5} fill="#16211f">
          {copy.card}
        </text>
      </svg>
      <div className={visibility.withScript}>
        <label htmlFor={id}>{copy.fit}</label>
        <input
          id={id}
          type="range"
          min={50}
          max={200}
          value={percent}
          className={styles.range}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
      </div>
      {size.page && (
        <StampPage
          page={size.page}
          designs={designs}
          id={`${id}-page`}
          label={size.text}
          className={styles.stamp}
          size={{ width: long(size.width), height: long(size.height) }}
        />
      )}
      {!size.page && design && (
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          width={long(size.width)}
          height={long(size.height)}
          role="img"
          aria-label={size.text}
          className={styles.stamp}
        >
          <rect width={size.width} height={size.height} fill="#ffffff" />
          <StampDrawing design={design} />
        </svg>
      )}
      <p>{size.text}</p>
    </details>
  );
}
