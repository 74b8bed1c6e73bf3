import { ButtonLink } from '#ui/components/controls/button.tsx';
import { PrintButton } from '#ui/components/controls/print-button.tsx';
import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { DescriptionList } from '#ui/components/values/description-list.tsx';
import { useDownloads } from '#ui/navigation/use-downloads.ts';
import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import styles from '#ui/withdrawal/withdrawal.module.css';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { AcknowledgementView } from './acknowledgement.view.ts';

/** The proof of a withdrawal: what it said, its date and time, and what happens next. */
export function AcknowledgementScreen({ view }: { view: AcknowledgementView }) {
  const { title, trail, lead, sent, notices, facts, lines, next, file, ways } = view;
  useDownloads();
  const copy = useCopy('withdrawal');
  return (
    <Page trail={trail} title={title}>
      <p className={styles.lead}>
        <span>{lead}</span> {sent && <span>{sent}</span>}
      </p>
      <Notices views={notices} />
      <div className={styles.ways} data-screen-only>
        <ButtonLink href={file.href} data-load="whole">
          {file.label}
        </ButtonLink>
        <PrintButton label={copy.print} />
      </div>
      <section className={styles.proof} aria-labelledby="declaration">
        <h2 id="declaration">{copy.content}</h2>
        <DescriptionList rows={facts} />
        <h2 id="articles">{copy.withdrawnLines}</h2>
        <ul aria-labelledby="articles">
          {lines.map(({ id, text }) => (
            <li key={id} className={styles.line}>
              {text}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="suite">
        <h2 id="suite">{copy.next}</h2>
        <ul className={styles.points}>
          {next.map((text) => (
            <li key={text}>
              <WholeCodes text={text} />
            </li>
          ))}
        </ul>
      </section>
      <div data-screen-only>
        <NavLinks links={ways} />
      </div>
    </Page>
  );
}
