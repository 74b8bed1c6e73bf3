import { useState } from 'react';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import fieldStyles from '#ui/components/controls/field.module.css';
import { descriptionProps, FieldLayout } from '#ui/components/controls/field.tsx';
import { FilesField } from '#ui/components/files/files-field.tsx';
import { Sending } from '#ui/components/files/upload-progress.tsx';
import { useScan } from '#ui/components/files/use-scan.ts';
import { useUpload } from '#ui/components/files/use-upload.ts';
import { Notice } from '#ui/components/page/notice.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { Fitting } from '../fitting.tsx';
import styles from './writing.module.css';
import type { DocumentView, WritingView } from './writing.view.ts';

/** What the letter says: typed here, or a file. */
export function WritingScreen({ view }: { view: WritingView }) {
  const copy = useCopy('letters');
  const { errors, sources, text, files, document } = view;
  const [hasFile, setHasFile] = useState(false);
  const upload = useUpload(hasFile);
  const texts = { label: copy.text, name: 'text', hint: text.hint, error: errors.text };
  return (
    <JourneyPage view={view} hasFile>
      {view.values.article && <input type="hidden" name="article" value={view.values.article} />}
      <RadioCards name="source" label={copy.source} choices={sources} error={errors.source} />
      <div className={styles.write}>
        <FieldLayout texts={texts}>
          <textarea
            {...descriptionProps(texts)}
            aria-required
            rows={16}
            defaultValue={text.value}
            autoComplete="off"
            spellCheck
            className={`${fieldStyles.control} ${styles.text}`}
          />
        </FieldLayout>
      </div>
      <div className={styles.import}>
        {document && <UploadedDocument key={document.name} document={document} />}
        <FilesField
          texts={{ label: document ? copy.otherFile : copy.file, name: 'file' }}
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

/** The file that is kept, and how far its scan has come. */
function UploadedDocument({ document: { name, notice, refresh, pdf, fitting, purged } }: { document: DocumentView }) {
  useScan(refresh !== undefined);
  return (
    <div className={styles.document}>
      <p className={styles.name}>{name}</p>
      <Notice view={notice}>
        {refresh && <a href={refresh.href}>{refresh.label}</a>}
        {pdf && <a href={pdf.href}>{pdf.label}</a>}
      </Notice>
      {fitting && <Fitting fitting={fitting} />}
      <p className={styles.purged}>{purged}</p>
    </div>
  );
}
