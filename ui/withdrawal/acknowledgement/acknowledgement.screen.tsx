import { ButtonLink } from '#ui/components/controls/button.tsx';
import { ScriptedButton } from '#ui/components/controls/scripted-button.tsx';
import { Breadcrumb } from '#ui/components/page/breadcrumb.tsx';
import { Ways } from '#ui/components/page/nav-links.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import visibility from '#ui/components/page/visibility.module.css';
import { Icon } from '#ui/components/values/icon.tsx';
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
    <Page>
      <Breadcrumb links={trail} />
      <h1>{title}</h1>
      <p className={styles.lead}>
        <span>{lead}</span> {sent && <span>{sent}</span>}
      </p>
      <Notices views={notices} />
      <div className={styles.ways} data-screen-only>
        <ButtonLink href={file.href} data-load="whole">
          {file.label}
        </ButtonLink>
        <span className={visibility.withScript}>
          <ScriptedButton kind="secondary" onClick={() => print()}>
            <Icon name="print" />
            {copy.print}
          </ScriptedButton>
        </span>
      </div>
      <section className={styles.proof} aria-labelledby="declaration">
        <h2 id="declaration">{copy.content}</h2>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
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
      <Ways links={ways} />
    </Page>
  );
}
