import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { ConfirmStep } from '#ui/components/controls/confirm-step.tsx';
import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { DescriptionList } from '#ui/components/values/description-list.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import { ContentHtml } from '#ui/content/content-html.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import type { SummaryRow } from '../journey-declaration.ts';
import { entryPictures } from './entry-pictures.ts';
import styles from './journey-entry.module.css';
import { ParkedDraft, type ParkedDraftView } from './parked-draft.tsx';

export interface JourneyEntryView {
  /** The parents of the page. */
  trail: LinkView[];
  title: string;
  text: string;
  notices: NoticeView[];
  picture: keyof typeof entryPictures;
  /** What is good to know before one begins. */
  points: string[];
  start: LinkView;
  /** What the service costs at least. */
  price?: string;
  /** Other ways to begin, and places that serve the same end. */
  others?: LinkView[];
  /** What was composed before, on this device or account. */
  draft?: { title: string; rows: SummaryRow[]; resume: LinkView; restart: RestartView };
  parked?: ParkedDraftView;
  /** The article at which the new one begins. */
  article?: string;
  /** How it goes, and what is often asked, as editors write it. */
  about?: SentHtml;
}

/** A draft is kept for thirty days and nobody can bring it back: it is asked first. */
interface RestartView {
  ask: string;
  text: string;
  now: string;
}

/** What the service is, and where one begins or goes on. */
export function JourneyEntry({
  view,
  children,
}: {
  view: JourneyEntryView;
  /** What is offered first. */
  children?: ReactNode;
}) {
  const { trail, title, text, notices, picture, points, start, price, others, draft, parked, article, about } = view;
  return (
    <Page trail={trail}>
      <div className={styles.entry}>
        <img src={entryPictures[picture]} alt="" data-name={title} width={640} height={480} />
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{text}</p>
          <Notices views={notices} />
          {children}
          {draft && <DraftSection draft={draft} article={article} />}
          {parked && <ParkedDraft parked={parked} />}
          <div className={styles.start}>
            {price && <p>{price}</p>}
            {!draft && <ButtonLink href={start.href}>{start.label}</ButtonLink>}
          </div>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          {others && <NavLinks links={others} />}
        </div>
      </div>
      {about && (
        <div className={styles.about}>
          <ContentHtml sent={about} />
        </div>
      )}
    </Page>
  );
}

interface DraftProps {
  draft: NonNullable<JourneyEntryView['draft']>;
  article: string | undefined;
}

function DraftSection({ draft: { title, rows, resume, restart }, article }: DraftProps) {
  return (
    <section className={styles.draft}>
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
