import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import { RequiredNote, TextField } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { FilesField } from '#ui/components/files/files-field.tsx';
import { Sending } from '#ui/components/files/upload-progress.tsx';
import { useUpload } from '#ui/components/files/use-upload.ts';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { SideColumn } from '#ui/components/page/side-column.tsx';
import { Steps } from '#ui/components/page/steps.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from '../certification.module.css';
import type { RequestFormView, RequestView } from './request.view.ts';

/** Who represents the company, and the request itself. */
export function RequestScreen({ view: { title, trail, steps, notices, about, form } }: { view: RequestView }) {
  const copy = useCopy('certification');
  return (
    <Page trail={trail} title={title}>
      <div className={styles.parts}>
        <Steps steps={steps} />
        <Notices views={notices} />
        {about ? (
          <SideColumn title={copy.details} side={<p>{about}</p>}>
            <RequestForm form={form} />
          </SideColumn>
        ) : (
          <RequestForm form={form} />
        )}
      </div>
    </Page>
  );
}

function RequestForm({ form }: { form: RequestFormView }) {
  const { representatives, values, errors } = form;
  const copy = useCopy('certification');
  const [hasFiles, setHasFiles] = useState(false);
  const upload = useUpload(hasFiles);
  useErrorTitle(Object.keys(errors).length > 0);
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form} noValidate>
      <HiddenFields values={{ intent: 'request' }} />
      <ErrorSummary title={copy.problem} errors={errors} />
      <RequiredNote />
      {representatives.length > 0 && (
        <RadioCards name="representant" label={copy.who} choices={representatives} error={errors.representant} />
      )}
      <SomebodyElse form={form} onChosen={setHasFiles} />
      <Checkbox
        name="attestation"
        value="oui"
        label={copy.attest}
        checked={values.attested}
        error={errors.attestation}
      />
      <Sending upload={upload} />
      <div className={styles.buttons}>
        <Button>{copy.send}</Button>
        {upload.sent !== null && (
          <Button type="button" kind="secondary" onClick={upload.cancel}>
            {copy.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}

interface SomebodyElseProps {
  form: RequestFormView;
  onChosen(hasFiles: boolean): void;
}

/** Names, office and document of somebody whom the register does not name. */
function SomebodyElse({ form: { values, errors, files, lost }, onChosen }: SomebodyElseProps) {
  const copy = useCopy('certification');
  return (
    <fieldset className={styles.person}>
      <legend>{copy.other}</legend>
      <SelectField
        name="civilite"
        label={copy.civility}
        options={[
          { code: '', name: '' },
          { code: 'mrs', name: copy.mrs },
          { code: 'mr', name: copy.mr },
        ]}
        defaultValue={values.civility}
        short
        error={errors.civilite}
      />
      <TextField name="prenom" label={copy.firstName} defaultValue={values.firstName} error={errors.prenom} />
      <TextField name="nom" label={copy.lastName} defaultValue={values.lastName} error={errors.nom} />
      <TextField name="fonction" label={copy.role} defaultValue={values.role} error={errors.fonction} />
      {files && (
        <>
          <p>{copy.documentText}</p>
          <FilesField
            texts={{ label: copy.document, name: 'justificatif' }}
            files={files}
            error={errors.justificatif}
            lost={lost}
            onChosen={onChosen}
          />
        </>
      )}
    </fieldset>
  );
}
