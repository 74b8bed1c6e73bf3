import { useState } from 'react';
import { ButtonLink } from '#ui/components/controls/button.tsx';
import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { RadioGroup } from '#ui/components/controls/choices/radio-group.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { FilesField } from '#ui/components/files/files-field.tsx';
import { Sending } from '#ui/components/files/upload-progress.tsx';
import { useScan } from '#ui/components/files/use-scan.ts';
import { useUpload } from '#ui/components/files/use-upload.ts';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { LineState } from '#ui/order-lines/line-state.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './library.module.css';
import type { LibraryView, OwnedView } from './library.view.ts';
import type { SentView } from './sent.view.ts';

/** The company's logos with what became of them, then a picture for a new one. */
export function LibraryScreen({ view }: { view: LibraryView }) {
  const copy = useCopy('logo');
  const { errors, subjects, checklist, files, sent } = view;
  const [hasFile, setHasFile] = useState(false);
  const upload = useUpload(hasFile);
  return (
    <JourneyPage view={view} hasFile lead={<Library view={view} />}>
      <h2 className={styles.heading}>{copy.addLogo}</h2>
      {subjects.length === 1 && subjects[0]?.selected && !errors.subject ? (
        <HiddenFields values={{ subject: subjects[0].value }} />
      ) : (
        <RadioCards name="subject" label={copy.subjectLegend} choices={subjects} error={errors.subject} />
      )}
      <div className={styles.file}>
        <section className={styles.checklist}>
          <h3>{copy.checklist}</h3>
          <ul>
            {checklist.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
        {sent && <Sent key={sent.name} sent={sent} />}
        <FilesField
          texts={{ label: sent ? copy.otherFile : copy.fileLabel, name: 'file' }}
          files={files}
          error={errors.file}
          lost={view.lost}
          onChosen={setHasFile}
        />
        <Sending upload={upload} />
      </div>
    </JourneyPage>
  );
}

/** A company may have any number of them: the first are seen, the others where they are asked for. */
function Library({ view: { lapses, owned, filters, none, all } }: { view: LibraryView }) {
  const copy = useCopy('logo');
  return (
    <section className={styles.library} aria-labelledby="logos">
      <h2 id="logos">{copy.library}</h2>
      {lapses.map(({ way, ...notice }) => (
        <Notice key={way.href} view={notice}>
          <a href={way.href}>{way.label}</a>
        </Notice>
      ))}
      {none && <Notice view={none}>{none.link && <a href={none.link.href}>{none.link.label}</a>}</Notice>}
      {filters.length > 0 && (
        <RadioGroup name="etat" label={copy.filters} className={styles.filters}>
          {filters.map(({ value, label }, at) => (
            <label key={value}>
              <input type="radio" name="etat" value={value} defaultChecked={at === 0} />
              <span>{label}</span>
            </label>
          ))}
        </RadioGroup>
      )}
      {owned.length > 0 && (
        <ul>
          {owned.map((one) => (
            <Owned key={one.id} owned={one} />
          ))}
        </ul>
      )}
      {all && <Checkbox name="tous" value="oui" label={all} checked={false} />}
    </section>
  );
}

function Owned({ owned: { name, image, state, group, dates, refusal, links, order } }: { owned: OwnedView }) {
  const [first, ...others] = links;
  return (
    <li className={styles.owned} data-group={group}>
      <img src={image} alt="" data-name={name} width={224} height={140} loading="lazy" />
      <h3>{name}</h3>
      <div className={styles.about}>
        {state && <LineState state={state} />}
        {dates.map((date) => (
          <p key={date}>{date}</p>
        ))}
      </div>
      <div className={styles.ways}>
        {first && (
          <ButtonLink kind="secondary" href={first.href} aria-label={first.label}>
            {first.text}
          </ButtonLink>
        )}
        {[...others, ...(order ? [order] : [])].map(({ href, label, text }) => (
          <a key={href} href={href} aria-label={label}>
            {text}
          </a>
        ))}
      </div>
      {refusal && <Notice view={refusal} />}
    </li>
  );
}

/** The picture that is kept, and how far its scan has come. */
function Sent({ sent: { name, notice, hints, refresh, purged } }: { sent: SentView }) {
  useScan(refresh !== undefined);
  return (
    <div className={styles.sent}>
      <p className={styles.name}>{name}</p>
      <Notice view={notice}>{refresh && <a href={refresh.href}>{refresh.label}</a>}</Notice>
      <Notices views={hints} />
      <p className={styles.purged}>{purged}</p>
    </div>
  );
}
