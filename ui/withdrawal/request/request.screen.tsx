import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import fieldStyles from '#ui/components/controls/field.module.css';
import { descriptionProps, FieldLayout, TextField } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { SideColumn, SidePoints } from '#ui/components/page/side-column.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { LineChoice, LineChoices, LineName } from '#ui/order-lines/line-choices.tsx';
import styles from '#ui/withdrawal/withdrawal.module.css';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { WithdrawView } from './request.view.ts';

type FormView = NonNullable<WithdrawView['form']>;

/** What of an order is withdrawn from, where the acknowledgement goes, and one button that confirms it. */
export function WithdrawScreen({ view }: { view: WithdrawView }) {
  const { title, trail, lead, notices, form, others, earlier, ways } = view;
  const copy = useCopy('withdrawal');
  return (
    <Page trail={trail} title={title}>
      <p className={styles.lead}>{lead}</p>
      <Notices views={notices} />
      {form && (
        <SideColumn title={form.goodToKnow} side={<SidePoints points={form.points} />}>
          <WithdrawForm form={form} />
        </SideColumn>
      )}
      {others.length > 0 && (
        <section className={styles.part} aria-labelledby="autres">
          <h2 id="autres">{copy.others}</h2>
          <ul>
            {others.map(({ id, title: name, why }) => (
              <li key={id} className={styles.line}>
                <LineName>{name}</LineName>
                <p className={styles.secondary}>{why}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {earlier.length > 0 && (
        <section className={styles.part} aria-labelledby="precedentes">
          <h2 id="precedentes">{copy.earlier}</h2>
          <ul>
            {earlier.map(({ label, href }) => (
              <li key={href} className={styles.way}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div data-screen-only>
        <NavLinks links={ways} />
      </div>
    </Page>
  );
}

function WithdrawForm({ form: { who, lines, email, comment, errors, ...form } }: { form: FormView }) {
  const copy = useCopy('withdrawal');
  // The first name stays, whatever is loaded meanwhile: the same withdrawal is sent once.
  const [draft] = useState(form.draft);
  useErrorTitle(Object.keys(errors).length > 0);
  const texts = {
    label: copy.comment,
    name: 'message',
    hint: comment.hint,
    optional: true,
    error: errors.message,
  };
  return (
    <Form method="post" className={styles.form} noValidate>
      <HiddenFields values={{ intent: 'withdraw', envoi: draft }} />
      <ErrorSummary title={copy.problem} errors={errors} />
      <LineChoices name="article" legend={copy.lines} error={errors.article}>
        {lines.map((line) => (
          <Line key={line.id} line={line} error={line.quantity && errors[line.quantity.name]} />
        ))}
      </LineChoices>
      <TextField
        label={copy.email}
        name="email"
        hint={email.hint}
        type="email"
        autoComplete="email"
        defaultValue={email.value}
        error={errors.email}
      />
      <FieldLayout texts={texts}>
        <textarea
          {...descriptionProps(texts)}
          rows={3}
          defaultValue={comment.value}
          className={`${fieldStyles.control} ${styles.comment}`}
        />
      </FieldLayout>
      <p>{who}</p>
      <div>
        <Button>{copy.confirm}</Button>
      </div>
    </Form>
  );
}

function Line({
  line: { notes, quantity, ...line },
  error,
}: {
  line: FormView['lines'][number];
  error?: string | undefined;
}) {
  return (
    <div className={styles.line}>
      <LineChoice name="article" {...line} />
      {notes.map((note) => (
        <p key={note} className={styles.secondary}>
          {note}
        </p>
      ))}
      {quantity && (
        <div className={styles.quantity}>
          <TextField
            label={quantity.label}
            aria-label={`${quantity.label} – ${line.title}`}
            name={quantity.name}
            short
            inputMode="numeric"
            autoComplete="off"
            defaultValue={quantity.value}
            error={error}
          />
        </div>
      )}
    </div>
  );
}
