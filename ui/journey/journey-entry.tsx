import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import styles from './journey-entry.module.css';
import type { EntryView } from './journey-entry.view.ts';

/** What the service is, and where one begins or goes on. */
export function JourneyEntry({ view: { title, text, notices, points, start, kept } }: { view: EntryView }) {
  return (
    <Page narrow>
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      <Notices views={notices} />
      {kept && <Kept kept={kept} />}
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
      {!kept && <ButtonLink href={start.href}>{start.label}</ButtonLink>}
    </Page>
  );
}

function Kept({ kept: { title, rows, resume, restart } }: { kept: NonNullable<EntryView['kept']> }) {
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
      <div className={styles.ways}>
        <ButtonLink href={resume.href}>{resume.label}</ButtonLink>
        <Form method="post">
          <Button kind="secondary" name="intent" value="restart">
            {restart}
          </Button>
        </Form>
      </div>
    </section>
  );
}
