import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import fieldStyles from '#ui/components/controls/field.module.css';
import { descriptionProps, FieldLayout } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { Notice, Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { SideColumn, SidePoints } from '#ui/components/page/side-column.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { LinePicture } from '#ui/order-lines/line-picture.tsx';
import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import styles from '#ui/returns/returns.module.css';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { StartReturnView } from './start.view.ts';

/** What of a consignment is returned, why and how. */
export function StartReturnScreen({ view }: { view: StartReturnView }) {
  const { title, trail, about, until, notices, earlier, unreturnable, form, nothing } = view;
  const copy = useCopy('returns');
  return (
    <Page trail={trail} title={title}>
      <p className={styles.secondary}>
        <WholeCodes text={about} />
      </p>
      {!form && until && <p>{until}</p>}
      <Notices views={notices} />
      {nothing && <Notice view={{ tone: 'info', text: nothing }} />}
      <div className={styles.parts}>
        {unreturnable.map(({ id, name, why }) => (
          <p key={id}>
            <strong>{name}</strong> <span>{why}</span>
          </p>
        ))}
        {form && (
          <SideColumn
            title={form.goodToKnow}
            side={<SidePoints points={[...(until ? [until] : []), ...form.points]} />}
          >
            <AskReturn form={form} />
          </SideColumn>
        )}
        {earlier.length > 0 && (
          <section aria-labelledby="vos-retours">
            <h2 id="vos-retours">{copy.yourReturns}</h2>
            <ul>
              {earlier.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  );
}

function AskReturn({ form }: { form: NonNullable<StartReturnView['form']> }) {
  const { lines, methods, comment, errors, send } = form;
  const copy = useCopy('returns');
  // The first name stays, whatever is loaded meanwhile: the same request is sent once.
  const [draft] = useState(form.draft);
  useErrorTitle(Object.keys(errors).length > 0);
  const texts = {
    label: comment.label,
    name: 'commentaire',
    hint: comment.hint,
    optional: true,
    error: errors.commentaire,
  };
  return (
    <Form method="post" className={styles.parts} noValidate>
      <HiddenFields values={{ intent: 'ask-return', envoi: draft }} />
      <ErrorSummary title={copy.problem} errors={errors} />
      {lines.map(({ id, name, picture, quantity, reason }) => (
        <fieldset key={id} className={styles.line}>
          <legend>
            {picture && <LinePicture picture={picture} name={name} />}
            <span>{name}</span>
          </legend>
          {[quantity, reason].map(({ value, ...select }) => {
            const error = errors[select.name];
            return <SelectField key={select.name} {...select} defaultValue={value} error={error} />;
          })}
        </fieldset>
      ))}
      <RadioCards name="mode" label={copy.howReturned} choices={methods} error={errors.mode} />
      <FieldLayout texts={texts}>
        <textarea {...descriptionProps(texts)} rows={4} defaultValue={comment.value} className={fieldStyles.control} />
      </FieldLayout>
      <div>
        <Button>{send}</Button>
      </div>
    </Form>
  );
}
