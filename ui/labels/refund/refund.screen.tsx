import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import fieldStyles from '#ui/components/controls/field.module.css';
import { descriptionProps, FieldLayout } from '#ui/components/controls/field.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { EmptyState } from '#ui/components/page/empty-state.tsx';
import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { SideColumn, SidePoints } from '#ui/components/page/side-column.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { LineChoice, LineChoices, LineName } from '#ui/order-lines/line-choices.tsx';
import { LineState } from '#ui/order-lines/line-state.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './refund.module.css';
import type { RefundView } from './refund.view.ts';

/** Which labels of an order may be refunded, why not the others, and the request for it. */
export function RefundScreen({ view }: { view: RefundView }) {
  const { title, trail, lead, notices, form, nothing, others, ways } = view;
  const copy = useCopy('labels');
  return (
    <Page trail={trail} title={title}>
      {!form && <p className={styles.lead}>{lead}</p>}
      <Notices views={notices} />
      {form && (
        <SideColumn title={form.goodToKnow} side={<SidePoints points={[lead, form.paid]} />}>
          <RefundForm form={form} />
        </SideColumn>
      )}
      {nothing && <EmptyState icon="print" text={nothing} />}
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="autres">
          <h2 id="autres">{copy.others}</h2>
          <ul>
            {others.map(({ id, title: name, why, ...about }) => (
              <li key={id} className={styles.parcel}>
                <LineName>{name}</LineName>
                <About parcel={about} />
                <p>{why}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <NavLinks links={ways} />
    </Page>
  );
}

function RefundForm({ form: { parcels, reason, errors } }: { form: NonNullable<RefundView['form']> }) {
  const copy = useCopy('labels');
  useErrorTitle(Object.keys(errors).length > 0);
  const texts = {
    label: copy.reason,
    name: 'motif',
    hint: copy.reasonText,
    optional: true,
    error: errors.motif,
  };
  return (
    <Form method="post" className={styles.form} noValidate>
      <HiddenFields values={{ intent: 'refund' }} />
      <ErrorSummary title={copy.problem} errors={errors} />
      <LineChoices name="etiquette" legend={copy.refundable} error={errors.etiquette}>
        {parcels.map(({ id, title, selected, ...about }) => (
          <div key={id} className={styles.parcel}>
            <LineChoice name="etiquette" id={id} title={title} selected={selected} />
            <About parcel={about} />
          </div>
        ))}
      </LineChoices>
      <FieldLayout texts={texts}>
        <textarea
          {...descriptionProps(texts)}
          rows={3}
          maxLength={reason.most}
          defaultValue={reason.value}
          className={`${fieldStyles.control} ${styles.reason}`}
        />
      </FieldLayout>
      <div>
        <Button>{copy.ask}</Button>
      </div>
    </Form>
  );
}

function About({
  parcel: { recipient, state, amount, until },
}: {
  parcel: Omit<RefundView['others'][number], 'id' | 'title' | 'why'>;
}) {
  return (
    <>
      {amount && <strong>{amount}</strong>}
      <div className={styles.about}>
        {state && <LineState state={state} />}
        <span>{[recipient, until].filter(Boolean).join(' · ')}</span>
      </div>
    </>
  );
}
