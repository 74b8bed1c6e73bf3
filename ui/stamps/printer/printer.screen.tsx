import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { choiceLink } from '#ui/components/controls/choices/choice-link.ts';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { FieldRow } from '#ui/components/controls/field-row.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './printer.module.css';
import type { PrinterView } from './printer.view.ts';

const printerField = 'imprimante' satisfies QueryName<'stampGrid'>;
const supportField = 'support' satisfies QueryName<'stampGrid'>;

/** Prints a grid, and keeps by how much this printer is off. */
export function PrinterScreen({ view }: { view: PrinterView }) {
  const copy = useCopy('stamps');
  const { title, trail, text, notices, errors, errorsTitle, printers, printer } = view;
  useErrorTitle(Object.keys(errors).length > 0);
  return (
    <Page trail={trail} title={title}>
      <p className={styles.lead}>{text}</p>
      <Notices views={notices} />
      <ErrorSummary title={errorsTitle} errors={errors} />
      <nav aria-label={copy.printers} className={styles.printers}>
        <ul>
          {printers.map(({ label, href, current, offset }) => (
            <li key={href}>
              <a href={href} aria-current={current ? 'true' : undefined} className={choiceLink}>
                <strong>{label}</strong>
                <span>{offset}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.parts}>
        <Grid key={`grille-${printer}`} view={view} />
        <Offset key={`reglage-${printer}`} view={view} />
      </div>
    </Page>
  );
}

/** A form of a file: the browser saves what it gets, and stays here. */
function Grid({ view: { printer, grid, supports, now } }: { view: PrinterView }) {
  const copy = useCopy('stamps');
  return (
    <section className={styles.part} aria-labelledby="grille">
      <h2 id="grille">{copy.gridTitle}</h2>
      <p>
        <strong>{copy.gridScale}</strong> {copy.gridText}
      </p>
      <p>{now}</p>
      <form action={grid} method="get" className={styles.form}>
        <input type="hidden" name={printerField} value={printer} />
        <SelectField label={copy.support} name={supportField} options={supports} />
        <Button kind="secondary">{copy.gridDownload}</Button>
      </form>
    </section>
  );
}

function Offset({ view: { printer, values, errors, hint } }: { view: PrinterView }) {
  const copy = useCopy('stamps');
  const axis = (name: 'x' | 'y') => ({
    name,
    hint,
    defaultValue: values[name],
    inputMode: 'text' as const,
    autoComplete: 'off',
    error: errors[name],
  });
  return (
    <section className={styles.part} aria-labelledby="decalage">
      <h2 id="decalage">{copy.offsetTitle}</h2>
      <p>{copy.offsetText}</p>
      <Form method="post" noValidate preventScrollReset className={styles.form}>
        <input type="hidden" name="intent" value="keep" />
        <input type="hidden" name={printerField} value={printer} />
        <FieldRow>
          <TextField key={`x${values.x}`} label={copy.offsetX} {...axis('x')} />
          <TextField key={`y${values.y}`} label={copy.offsetY} {...axis('y')} />
        </FieldRow>
        <Button>{copy.offsetKeep}</Button>
      </Form>
    </section>
  );
}
