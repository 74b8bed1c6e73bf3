import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { SideColumn } from '#ui/components/page/side-column.tsx';
import { DescriptionList } from '#ui/components/values/description-list.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from '../certification.module.css';
import { StatusMark } from '../status-mark.tsx';
import type { CompanyView } from './company.view.ts';

/** The company, how far its certification is, and what can be done about it. */
export function CompanyScreen({ view }: { view: CompanyView }) {
  const { title, trail, notices, certification, rows, change, form, request } = view;
  const copy = useCopy('certification');
  return (
    <Page trail={trail} title={title}>
      <div className={styles.parts}>
        <Notices views={notices} />
        <div className={styles.card}>
          {certification && (
            <section aria-labelledby="certification" className={styles.part}>
              <h2 id="certification">{copy.status}</h2>
              <p>
                <StatusMark status={certification.status} text={certification.text} />
              </p>
              <p>{certification.explained}</p>
            </section>
          )}
          {request && (
            <section aria-labelledby="demande" className={styles.part}>
              <h2 id="demande">{request.title}</h2>
              <ol className={styles.steps}>
                {request.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p>
                <ButtonLink href={request.go.href}>{request.go.label}</ButtonLink>
              </p>
            </section>
          )}
          {rows.length > 0 && (
            <section aria-labelledby="etablissement" className={styles.part}>
              <h2 id="etablissement">{copy.details}</h2>
              <DescriptionList rows={rows} className={styles.rows} />
              {change && (
                <p>
                  <a href={change.href} className={styles.way}>
                    {change.label}
                  </a>
                </p>
              )}
            </section>
          )}
        </div>
        {form?.intro ? (
          <SideColumn title={form.goodToKnow} side={<p>{form.intro}</p>}>
            <SiretForm form={form} />
          </SideColumn>
        ) : (
          form && <SiretForm form={form} />
        )}
      </div>
    </Page>
  );
}

function SiretForm({ form: { value, hint, error } }: { form: NonNullable<CompanyView['form']> }) {
  const copy = useCopy('certification');
  useErrorTitle(error !== undefined);
  return (
    <Form method="post" className={styles.form} noValidate>
      <HiddenFields values={{ intent: 'siret' }} />
      <ErrorSummary title={copy.siretProblem} errors={error ? { siret: error } : {}} />
      <TextField
        name="siret"
        label={copy.siretField}
        hint={hint}
        error={error}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
      <Button>{copy.save}</Button>
    </Form>
  );
}
