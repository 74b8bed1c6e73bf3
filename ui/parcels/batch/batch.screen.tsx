import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import fieldStyles from '#ui/components/controls/field.module.css';
import { descriptionProps, FieldLayout } from '#ui/components/controls/field.tsx';
import { FieldRow } from '#ui/components/controls/field-row.tsx';
import { FilesField } from '#ui/components/files/files-field.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { SideColumn } from '#ui/components/page/side-column.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import { ParkedDraft } from '#ui/journey/entry/parked-draft.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './batch.module.css';
import type { BatchView } from './batch.view.ts';
import type { ColumnsView } from './batch-columns.view.ts';
import { BatchRows, rowsFormId } from './batch-rows.tsx';
import { Restart } from './restart.tsx';

/** Many parcels by a table: it is sent, its columns are named, its rows are mended, and the good ones are bought. */
export function BatchScreen({ view }: { view: BatchView }) {
  const { title, text, goodToKnow, table, notices, errors, errorsTitle, version, back, parked, cart, columns, rows } =
    view;
  useErrorTitle(Object.keys(errors).length > 0);
  return (
    <Page trail={[back]} title={title}>
      <SideColumn title={goodToKnow} side={<Template text={text} template={table.template} />}>
        <div className={styles.page}>
          <Notices views={notices} />
          {cart && (
            <p>
              <a href={cart.href}>{cart.label}</a>
            </p>
          )}
          <ErrorSummary title={errorsTitle} errors={errors} />
          {parked && <ParkedDraft parked={parked} form={rows ? rowsFormId : undefined} />}
          {columns && <Columns columns={columns} version={version} error={errors['column.0']} />}
          {rows && <BatchRows rows={rows} errors={errors} version={version} />}
          {!columns && <Table view={view} />}
        </div>
      </SideColumn>
    </Page>
  );
}

const Template = ({ text, template }: Pick<BatchView, 'text'> & Pick<BatchView['table'], 'template'>) => (
  <>
    <p>{text}</p>
    <p>
      <a href={template.href} data-load="whole" download>
        {template.label}
      </a>
    </p>
  </>
);

/** A file or a paste. Below parcels that are kept it is folded away, and sent with them. */
function Table({ view: { table, errors, version } }: { view: BatchView }) {
  const copy = useCopy('parcels');
  const { csv, lost, pasted, hasRows } = table;
  const texts = { label: copy.batchPaste, name: 'pasted', hint: copy.batchPasteHint, optional: true };
  const form = hasRows ? rowsFormId : undefined;
  const fields = (
    <>
      <FilesField
        texts={{ label: copy.batchFileField, name: 'csv', optional: true }}
        files={csv}
        error={errors.csv}
        lost={lost}
        form={form}
      />
      <FieldLayout texts={texts}>
        <textarea
          form={form}
          {...descriptionProps(texts)}
          rows={5}
          defaultValue={pasted}
          className={fieldStyles.control}
        />
      </FieldLayout>
      <Button
        name="intent"
        value="read"
        form={form}
        formEncType="multipart/form-data"
        kind={hasRows ? 'secondary' : 'primary'}
      >
        {copy.readBatch}
      </Button>
    </>
  );
  if (hasRows)
    return (
      <details className={styles.more} open={(errors.csv ?? lost) !== undefined || pasted !== ''}>
        <summary data-link>{copy.moreParcels}</summary>
        <div className={styles.block}>{fields}</div>
      </details>
    );
  return (
    <Form method="post" encType="multipart/form-data" noValidate className={styles.block}>
      <input type="hidden" name="version" value={version} />
      {fields}
    </Form>
  );
}

interface ColumnsProps {
  columns: ColumnsView;
  version: string;
  error: string | undefined;
}

function Columns({ columns: { title, text, columns, choices }, version, error }: ColumnsProps) {
  const copy = useCopy('parcels');
  return (
    <Form method="post" noValidate className={styles.block}>
      <input type="hidden" name="version" value={version} />
      <h2 id="lignes" tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <FieldRow>
        {columns.map(({ name, label, hint, value }, at) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            hint={hint}
            options={choices}
            defaultValue={value}
            {...(at === 0 && error ? { error } : {})}
          />
        ))}
      </FieldRow>
      <div className={styles.ways}>
        <Button name="intent" value="columns">
          {copy.readColumns}
        </Button>
        <Restart />
      </div>
    </Form>
  );
}
