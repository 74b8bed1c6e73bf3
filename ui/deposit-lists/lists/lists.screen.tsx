import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { useDownloads } from '#ui/navigation/use-downloads.ts';
import { LineChoice, LineChoices, LineName } from '#ui/order-lines/line-choices.tsx';
import { LineState } from '#ui/order-lines/line-state.tsx';
import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from '../deposit-lists.module.css';
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
        <div className={styles.form}>
          <p>{nothing.text}</p>
          <div>
            <ButtonLink href={nothing.way.href} kind="secondary">
              {nothing.way.label}
            </ButtonLink>
          </div>
        </div>
      )}
      {lists.length > 0 && (
        <section className={styles.part} aria-labelledby="listes">
          <h2 id="listes">{copy.earlier}</h2>
          <ul>
            {lists.map(({ number, facts, state, file }) => (
              <li key={number.href} className={styles.item}>
                <LineName>
                  <a href={number.href}>
                    <WholeCodes text={number.label} />
                  </a>
                </LineName>
                <div className={styles.facts}>
                  <LineState state={state} />
                  {facts.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </div>
                {file && (
                  <p>
                    <a href={file.href} data-load="whole" className={styles.way}>
                      <span>{file.label}</span>
                      <VisuallyHidden>{` ${number.label}`}</VisuallyHidden>
                    </a>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

function NewList({ form: { labels, days, day, errors } }: { form: NonNullable<DepositListsView['form']> }) {
  const copy = useCopy('deposit-lists');
  useErrorTitle(Object.keys(errors).length > 0);
  return (
    <Form method="post" className={styles.form} noValidate>
      <HiddenFields values={{ intent: 'create' }} />
      <ErrorSummary title={copy.problem} errors={errors} />
      <LineChoices name="etiquette" legend={copy.choose} error={errors.etiquette}>
        {labels.map(({ id, title, facts, selected, print }) => (
          <div key={id} className={styles.item}>
            <LineChoice name="etiquette" id={id} title={title} selected={selected} />
            <div className={styles.facts}>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
              {print && (
                <span>
                  <span>{print.text}</span>{' '}
                  <a href={print.href} className={styles.way}>
                    <span>{print.label}</span>
                    <VisuallyHidden>{` ${title}`}</VisuallyHidden>
                  </a>
                </span>
              )}
            </div>
          </div>
        ))}
      </LineChoices>
      <SelectField key={day} label={copy.day} name="jour" options={days} defaultValue={day} error={errors.jour} />
      <div>
        <Button>{copy.create}</Button>
      </div>
    </Form>
  );
}
