import { useState } from 'react';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { FilesField } from '#ui/components/files/files-field.tsx';
import { Sending } from '#ui/components/files/upload-progress.tsx';
import { useScan } from '#ui/components/files/use-scan.ts';
import { useUpload } from '#ui/components/files/use-upload.ts';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { LineState } from '#ui/order-lines/line-state.tsx';
import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './library.module.css';
import type { LibraryView, OwnedView } from './library.view.ts';
import type { SentView } from './sent.view.ts';

/** A picture for a new logo, then the company's logos with what became of them. */
export function LibraryScreen({ view }: { view: LibraryView }) {
  const copy = useCopy('logo');
  const { errors, lapses, subjects, checklist, files, sent } = view;
  const [hasFile, setHasFile] = useState(false);
  const upload = useUpload(hasFile);
  return (
    <JourneyPage view={view} hasFile below={<Library view={view} />}>
      {lapses.map(({ way, ...notice }) => (
        <Notice key={way.href} view={notice}>
          <a href={way.href}>{way.label}</a>
        </Notice>
      ))}
      {subjects.length === 1 && subjects[0]?.selected && !errors.subject ? (
        <HiddenFields values={{ subject: subjects[0].value }} />
      ) : (
        <RadioCards name="subject" label={copy.subjectLegend} choices={subjects} error={errors.subject} />
      )}
      <div className={styles.file}>
        <section className={styles.checklist}>
          <h2>{copy.checklist}</h2>
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

/** Below the form, since a company may have any number of them. */
function Library({ view: { owned, filters, none } }: { view: LibraryView }) {
  const copy = useCopy('logo');
  return (
    <section className={styles.library} aria-labelledby="logos">
      <h2 id="logos">{copy.library}</h2>
      {none && <Notice view={none}>{none.link && <a href={none.link.href}>{none.link.label}</a>}</Notice>}
      {filters.length > 0 && (
        <fieldset className={styles.filters}>
          <legend>{copy.filters}</legend>
          {filters.map(({ value, label }, at) => (
            <label key={value}>
              <input type="radio" name="etat" value={value} defaultChecked={at === 0} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      {owned.length > 0 && (
        <ul>
          {owned.map((one) => (
            <Owned key={one.id} owned={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Owned({ owned: { name, image, state, group, dates, refusal, links } }: { owned: OwnedView }) {
  return (
    <li className={styles.owned} data-group={group}>
      <img src={image} alt="" data-name={name} width={112} height={70} loading="lazy" />
      <div>
        <h3>{name}</h3>
        {state && <LineState state={state} />}
        {dates.map((date) => (
          <p key={date}>{date}</p>
        ))}
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            <WholeCodes text={label} />
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
