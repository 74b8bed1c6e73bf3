import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { ConfirmStep } from '#ui/components/controls/confirm-step.tsx';
import { Ways } from '#ui/components/page/nav-links.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { DescriptionList } from '#ui/components/values/description-list.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { SummaryRow } from '../journey-declaration.ts';
import { entryPictures } from './entry-pictures.ts';
import styles from './journey-entry.module.css';
import { ParkedDraft, type ParkedDraftView } from './parked-draft.tsx';

export interface JourneyEntryView {
  title: string;
  text: string;
  notices: NoticeView[];
  picture: keyof typeof entryPictures;
  /** What is good to know before one begins. */
  points: string[];
  start: LinkView;
  /** Other ways to begin, and places that serve the same end. */
  others?: LinkView[];
  /** What was composed before, on this device or account. */
  draft?: { title: string; rows: SummaryRow[]; resume: LinkView; restart: RestartView };
  parked?: ParkedDraftView;
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
  view: { title, text, notices, picture, points, start, others, draft, parked, article },
  children,
}: {
  view: JourneyEntryView;
  /** What is offered first. */
  children?: ReactNode;
}) {
  return (
    <Page>
      <div className={styles.entry}>
        <img src={entryPictures[picture]} alt="" data-name={title} width={640} height={480} />
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{text}</p>
          <Notices views={notices} />
          {children}
          {draft && <DraftSection draft={draft} article={article} />}
          {parked && <ParkedDraft parked={parked} />}
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          {!draft && <ButtonLink href={start.href}>{start.label}</ButtonLink>}
          {others && <Ways links={others} />}
        </div>
      </div>
    </Page>
  );
}

interface DraftProps {
  draft: NonNullable<JourneyEntryView['draft']>;
  article: string | undefined;
}

function DraftSection({ draft: { title, rows, resume, restart }, article }: DraftProps) {
  return (
    <section className={styles.kept}>
      <h2>{title}</h2>
      <DescriptionList rows={rows} className={styles.rows} />
      <ButtonLink href={resume.href}>{resume.label}</ButtonLink>
      <Form method="post">
        {article && <input type="hidden" name="article" value={article} />}
        <ConfirmStep ask={restart.ask} text={restart.text}>
          <Button kind="secondary" name="intent" value="restart">
            {restart.now}
          </Button>
        </ConfirmStep>
      </Form>
    </section>
  );
}
