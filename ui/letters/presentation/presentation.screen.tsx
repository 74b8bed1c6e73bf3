import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { Fitting } from '../fitting.tsx';
import styles from './presentation.module.css';
import type { DrawnPage, PresentationView } from './presentation.view.ts';

/** How the letter is printed, where its address stands, and how it is sent. */
export function PresentationScreen({ view }: { view: PresentationView }) {
  const copy = useCopy('letters');
  const { errors, colours, duplex, page, zone, fitting, addressPages, levels, receipt, pdf } = view;
  return (
    <JourneyPage view={view}>
      <RadioCards name="colour" label={copy.colour} choices={colours} error={errors.colour} />
      <Checkbox name="duplex" value="yes" label={duplex.label} text={duplex.text} checked={duplex.checked} />
      <div className={styles.address}>
        {page && <Page page={page} />}
        <div className={styles.choice}>
          {zone && <Notice view={zone} />}
          {fitting && <Fitting fitting={fitting} />}
          <RadioCards name="addressPage" label={copy.addressPage} choices={addressPages} error={errors.addressPage} />
          <a href={pdf.href} className={styles.pdf}>
            {pdf.label}
          </a>
        </div>
      </div>
      <RadioCards name="level" label={copy.level} choices={levels} error={errors.level} />
      {receipt && (
        <Checkbox
          name="receipt"
          value="yes"
          label={receipt.label}
          text={receipt.text}
          price={receipt.price}
          checked={receipt.checked}
          error={errors.receipt}
        />
      )}
    </JourneyPage>
  );
}

/** An A4 page in millimetres. */
function Page({ page: { addressZone, blocks, text } }: { page: DrawnPage }) {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 210 297" className={styles.page} data-scheme="light" role="img" aria-label={text}>
        {blocks.map(({ x, y, width, height, isInTheWay }) => (
          <rect
            key={`${x}-${y}-${width}-${height}`}
            {...{ x, y, width, height }}
            className={isInTheWay ? styles.obstacle : styles.block}
          />
        ))}
        <rect {...addressZone} className={styles.zone} />
      </svg>
      <figcaption aria-hidden="true">{text}</figcaption>
    </figure>
  );
}
