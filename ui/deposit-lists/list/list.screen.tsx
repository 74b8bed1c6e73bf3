import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/components/controls/button.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { PrintButton } from '#ui/components/controls/print-button.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { DescriptionList } from '#ui/components/values/description-list.tsx';
import { useDownloads } from '#ui/navigation/use-downloads.ts';
import { LineName } from '#ui/order-lines/line-choices.tsx';
import { LineState } from '#ui/order-lines/line-state.tsx';
import { WholeCodes } from '#ui/order-lines/whole-codes.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from '../deposit-lists.module.css';
import { Facts } from '../facts.tsx';
import type { DepositListView } from './list.view.ts';
import { ScannedCode } from './scanned-code.tsx';

/** A deposit list: its code, its parcels, and once it was scanned the receipt of them. */
export function ListScreen({ view }: { view: DepositListView }) {
  const { title, trail, lead, state, notices, code, facts, labels, removed, file, mayCancel } = view;
  const copy = useCopy('deposit-lists');
  useDownloads();
  return (
    <Page trail={trail} title={<WholeCodes text={title} />}>
      <p className={styles.state}>
        <LineState state={state} />
      </p>
      <p className={styles.lead}>{lead}</p>
      <Notices views={notices} />
      {file && (
        <div className={styles.ways} data-screen-only>
          <ButtonLink href={file.href} data-load="whole">
            {file.label}
          </ButtonLink>
          <PrintButton label={copy.print} />
        </div>
      )}
      <div className={styles.head}>
        {code && <ScannedCode code={code} />}
        <DescriptionList rows={facts} className={styles.listFacts} />
        {code && <p className={styles.stamp}>{copy.stamp}</p>}
      </div>
      {labels.length > 0 && (
        <section className={styles.part} aria-labelledby="envois">
          <h2 id="envois">{copy.labels}</h2>
          <ol className={styles.rows}>
            {labels.map(({ id, title: name, facts: about }) => (
              <li key={id} className={styles.item}>
                <LineName>{name}</LineName>
                <Facts columns={about} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {removed.length > 0 && <RemovedLabels title={copy.removed} labels={removed} />}
      {mayCancel && (
        <Form method="post" className={styles.part} data-screen-only>
          <HiddenFields values={{ intent: 'cancel' }} />
          <p>{copy.cancelText}</p>
          <Button kind="secondary">{copy.cancel}</Button>
        </Form>
      )}
    </Page>
  );
}

function RemovedLabels({ title, labels }: { title: string; labels: DepositListView['removed'] }) {
  return (
    <section className={styles.part} aria-labelledby="retirees">
      <h2 id="retirees">{title}</h2>
      <ul>
        {labels.map(({ id, title: name, state }) => (
          <li key={id} className={styles.item}>
            <LineName>{name}</LineName>
            <LineState state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
