import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import fieldStyles from '#ui/components/controls/field.module.css';
import { descriptionProps, FieldLayout } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { FilesField } from '#ui/components/files/files-field.tsx';
import { Sending } from '#ui/components/files/upload-progress.tsx';
import { useUpload } from '#ui/components/files/use-upload.ts';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { MessageFormView } from './message-form.view.ts';
import styles from './messages.module.css';

/** Writes to a seller: a topic where one is asked for, a text, and files. */
export function MessageForm({ form }: { form: MessageFormView }) {
  const { intent, topics, text, files, errors, lost, send } = form;
  const copy = useCopy('messages');
  // The first name stays, whatever is loaded meanwhile: the same message is sent once.
  const [draft] = useState(form.draft);
  const [hasFiles, setHasFiles] = useState(false);
  const upload = useUpload(hasFiles);
  useErrorTitle(Object.keys(errors).length > 0);
  const label = topics.length > 0 ? copy.text : copy.answer;
  const texts = { label, name: 'message', hint: text.hint, error: errors.message };
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form} noValidate>
      <HiddenFields values={{ intent, envoi: draft }} />
      <ErrorSummary title={copy.problem} errors={errors} />
      {topics.length > 0 && <RadioCards name="sujet" label={copy.topic} choices={topics} error={errors.sujet} />}
      <FieldLayout texts={texts}>
        <textarea
          {...descriptionProps(texts)}
          aria-required
          rows={6}
          defaultValue={text.value}
          className={`${fieldStyles.control} ${styles.text}`}
        />
      </FieldLayout>
      {lost && !hasFiles && <p className={fieldStyles.error}>{lost}</p>}
      {files && (
        <FilesField
          texts={{ label: copy.files, name: 'fichiers', optional: true }}
          files={files}
          error={errors.fichiers}
          onChosen={setHasFiles}
        />
      )}
      <Sending upload={upload} />
      <div className={styles.buttons}>
        <Button>{send}</Button>
        {upload.sent !== null && (
          <Button type="button" kind="secondary" onClick={upload.cancel}>
            {copy.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
