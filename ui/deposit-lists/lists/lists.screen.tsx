import { useState } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { EmptyState } from '#ui/components/page/empty-state.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import visibility from '#ui/components/page/visibility.module.css';
import { Icon } from '#ui/components/values/icon.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { useDownloads } from '#ui/navigation/use-downloads.ts';
import { LineChoice, LineChoices, LineName } from '#ui/order-lines/line-choices.tsx';
import { LineState } from '#ui/order-lines/line-state.tsx';
import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from '../deposit-lists.module.css';
import { Facts } from '../facts.tsx';
import type { DepositListsView } from './lists.view.ts';

/** The labels that may be put on one deposit list, and the lists that were made before. */
export function ListsScreen({ view }: { view: DepositListsView }) {
  const { title, trail, lead, notices, form, nothing, lists } = view;
  const copy = useCopy('deposit-lists');
  useDownloads();
  return (
    <Page trail={trail} title={title}>
      <p className={styles.lead}>{lead}</p>
      <Notices views={notices} />
      {form && <NewList form={form} />}
      {nothing && (
        <EmptyState icon="parcel" text={nothing.text}>
          <ButtonLink href={nothing.way.href}>{nothing.way.label}</ButtonLink>
        </EmptyState>
      )}
      {lists.length > 0 && (
        <section className={styles.part} aria-labelledby="listes">
          <h2 id="listes">{copy.earlier}</h2>
          <ul className={styles.rows}>
            {lists.map(({ number, facts, state, file }) => (
              <li key={number.href} className={styles.item}>
                <LineName>
                  <a href={number.href}>
                    <WholeCodes text={number.label} />
                  </a>
                </LineName>
                <Facts columns={facts} />
                <LineState state={state} />
                {file && (
                  <a href={file.href} data-load="whole" className={styles.way}>
                    <span>{file.label}</span>
                    <VisuallyHidden>{` ${number.label}`}</VisuallyHidden>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

const name = 'etiquette';

function NewList({ form: { labels, days, day, errors } }: { form: NonNullable<DepositListsView['form']> }) {
  const copy = useCopy('deposit-lists');
  const [count, setCount] = useState(labels.filter(({ selected }) => selected).length);
  useErrorTitle(Object.keys(errors).length > 0);
  return (
    <Form
      method="post"
      className={styles.form}
      noValidate
      onChange={({ currentTarget }) => setCount(new FormData(currentTarget).getAll(name).length)}
    >
      <HiddenFields values={{ intent: 'create' }} />
      <ErrorSummary title={copy.problem} errors={errors} />
      <div className={styles.day}>
        <SelectField key={day} label={copy.day} name="jour" options={days} defaultValue={day} error={errors.jour} />
      </div>
      <LineChoices name={name} legend={copy.choose} error={errors.etiquette}>
        <All isChosen={count === labels.length} />
        <div className={styles.rows}>
          {labels.map(({ id, title, facts, selected, print }) => (
            <div key={id} className={styles.item}>
              <LineChoice name={name} id={id} title={title} selected={selected} />
              <Facts columns={facts} />
              {print && (
                <a href={print.href} className={styles.way}>
                  <Icon name="print" size="small" />
                  <span>{print.label}</span>
                  <VisuallyHidden>{` ${print.number}`}</VisuallyHidden>
                </a>
              )}
            </div>
          ))}
        </div>
      </LineChoices>
      <div className={styles.bar}>
        <Button>{copy.create}</Button>
        <p role="status" aria-atomic className={visibility.withScript}>
          <span>{copy.chosen}</span> <strong>{count}</strong>
        </p>
      </div>
    </Form>
  );
}

/** Ticks every label, or none. */
function All({ isChosen }: { isChosen: boolean }) {
  const copy = useCopy('deposit-lists');
  return (
    <label className={`${styles.all} ${visibility.withScript}`}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target: { checked, form } }) => {
          for (const each of form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []) each.checked = checked;
        }}
      />
      <span>{copy.all}</span>
    </label>
  );
}
