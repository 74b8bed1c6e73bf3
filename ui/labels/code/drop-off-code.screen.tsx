import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { useDownloads } from '#ui/navigation/use-downloads.ts';
import { LineState } from '#ui/order-lines/line-state.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './drop-off-code.module.css';
import type { DropOffCodeView } from './drop-off-code.view.ts';

/** What is shown where a parcel is handed in without a label. */
export function DropOffCodeScreen({ view }: { view: DropOffCodeView }) {
  useDownloads();
  const { title, trail, notices, state, lead, dropOff, facts, ways } = view;
  return (
    <Page trail={trail} title={title}>
      <Notices views={notices} />
      <p>
        <LineState state={state} />
      </p>
      <p className={styles.lead}>{lead}</p>
      {dropOff && <DropOffCode dropOff={dropOff} />}
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <NavLinks links={ways} />
    </Page>
  );
}

function DropOffCode({ dropOff }: { dropOff: NonNullable<DropOffCodeView['dropOff']> }) {
  const copy = useCopy('labels');
  const { qr, name, code, until, places, near, bring, download } = dropOff;
  return (
    <>
      <figure className={styles.code}>
        <svg viewBox={`0 0 ${qr.side} ${qr.side}`} role="img" aria-label={name}>
          <rect width={qr.side} height={qr.side} className={styles.light} />
          <path d={qr.path} className={styles.dark} />
        </svg>
        <figcaption>{code}</figcaption>
      </figure>
      <div className={styles.deadline}>
        {until && (
          <p>
            <strong>{until}</strong>
          </p>
        )}
        <p>{copy.codeOnce}</p>
      </div>
      <p className={styles.download}>
        <a href={download.href} data-load="whole">
          {download.label}
        </a>
        <span>{copy.codeOffline}</span>
      </p>
      <section className={styles.about}>
        <h2>{copy.codeWhere}</h2>
        <ul>
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
        <a href={near.href}>{near.label}</a>
      </section>
      <section className={styles.about}>
        <h2>{copy.codeBring}</h2>
        <ul>
          {bring.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
