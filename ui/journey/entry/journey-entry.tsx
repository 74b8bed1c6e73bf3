import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { AskedFirst } from '#ui/components/controls/asked-first.tsx';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Ways } from '#ui/components/page/ways.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { SummaryRow } from '../journey-declaration.ts';
import { Aside, type AsideView } from './aside.tsx';
import styles from './journey-entry.module.css';

export interface JourneyEntryView {
  title: string;
  text: string;
  notices: NoticeView[];
  /** What is good to know before one begins. */
  points: string[];
  start: LinkView;
  /** Other ways to begin, and places that serve the same end. */
  others?: LinkView[];
  /** What was composed before, on this device or account. */
  kept?: { title: string; rows: SummaryRow[]; resume: LinkView; restart: RestartView };
  aside?: AsideView;
  /** The article at which the new one begins. */
  article?: string;
}

/** A draft is kept for thirty days and nobody can bring it back: it is asked first. */
interface RestartView {
  ask: string;
  text: string;
  now: string;
}

/** What the service is, and where one begins or goes on. */
export function JourneyEntry({
  view: { title, text, notices, points, start, others, kept, aside, article },
  children,
}: {
  view: JourneyEntryView;
  /** What is offered first. */
  children?: ReactNode;
}) {
  return (
    <Page narrow>
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      <Notices views={notices} />
      {children}
      {kept && <Kept kept={kept} article={article} />}
      {aside && <Aside aside={aside} />}
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {!kept && <ButtonLink href={start.href}>{start.label}</ButtonLink>}
      {others && <Ways links={others} />}
    </Page>
  );
}

interface KeptProps {
  kept: NonNullable<JourneyEntryView['kept']>;
  article: string | undefined;
}

function Kept({ kept: { title, rows, resume, restart }, article }: KeptProps) {
  return (
    <section className={styles.kept}>
      <h2>{title}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href={resume.href}>{resume.label}</ButtonLink>
      <Form method="post">
        {article && <input type="hidden" name="article" value={article} />}
        <AskedFirst ask={restart.ask} text={restart.text}>
          <Button kind="secondary" name="intent" value="restart">
            {restart.now}
          </Button>
        </AskedFirst>
      </Form>
    </section>
  );
}
