import { Button } from '#ui/components/controls/button.tsx';
import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { RadioGroup } from '#ui/components/controls/choices/radio-group.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import notice from '#ui/components/page/notice.module.css';
import { Icon } from '#ui/components/values/icon.tsx';
import { LineChoice, LineName } from '#ui/order-lines/line-choices.tsx';
import { LineState } from '#ui/order-lines/line-state.tsx';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './labels-panel.module.css';
import type { LabelsPanelView } from './labels-panel.view.ts';

type Field = QueryName<'labelsFile'>;

/**
 * One, several or all labels of an order, in a format: a form that downloads a file and stays where it is.
 *
 * @param kind of its button: `secondary` on a page whose next step stands elsewhere.
 */
export function LabelsPanel({ view, kind = 'primary' }: { view: LabelsPanelView; kind?: 'primary' | 'secondary' }) {
  const copy = useCopy('labels');
  const { code, formats, cells, file, testPage, all, deposit, depositList, isChoice } = view;
  return (
    <form action={file} method="get" className={styles.panel}>
      {/* The Enter key presses the first button of a form: what is chosen, not the first label. */}
      <button type="submit" hidden tabIndex={-1} {...(isChoice ? {} : { name: 'tout' satisfies Field, value: '1' })} />
      <HiddenFields values={{ ['commande' satisfies QueryName<'labelTestPage'>]: code }} />
      <Labels view={view} />
      {all && (
        <>
          <p className={`${notice.notice} ${notice.warning}`}>
            <Icon name="warning" />
            <span>{view.usedOnce}</span>
          </p>
          {formats.length > 0 && (
            <div className={styles.formats}>
              <RadioCards name={'format' satisfies Field} label={copy.format} choices={formats} />
            </div>
          )}
          {cells.length > 0 && <Sheet cells={cells} />}
          <div className={styles.buttons}>
            <Button kind={kind} name={'tout' satisfies Field} value="1">
              {all}
            </Button>
            {isChoice && <Button kind="secondary">{view.chosen}</Button>}
          </div>
          <div className={styles.test}>
            <p>
              <strong>{copy.scale}</strong> {copy.testText}
            </p>
            <Button kind="quiet" formAction={testPage}>
              {copy.testPage}
            </Button>
          </div>
        </>
      )}
      {(depositList || deposit) && (
        <p className={styles.ways}>
          {[depositList, deposit].map(
            (way) =>
              way && (
                <a key={way.href} href={way.href}>
                  {way.label}
                </a>
              ),
          )}
        </p>
      )}
    </form>
  );
}

function Labels({ view: { list, labels, isChoice } }: { view: LabelsPanelView }) {
  const copy = useCopy('labels');
  return (
    <ul aria-label={list}>
      {labels.map(({ id, title, state, facts, isReady, selected, why, code }) => (
        <li key={id} className={styles.label}>
          {isChoice && isReady ? (
            <LineChoice name={'etiquette' satisfies Field} id={id} title={title} selected={selected} />
          ) : (
            <LineName>{title}</LineName>
          )}
          <div className={styles.about}>
            <LineState state={state} />
            <p>{facts.join(' · ')}</p>
            {why && <p>{why}</p>}
            {code && (
              <p>
                <a href={code.href}>
                  <span>{code.label}</span>
                  <VisuallyHidden>{` – ${title}`}</VisuallyHidden>
                </a>
              </p>
            )}
          </div>
          {isChoice && isReady && (
            <Button kind="quiet" name={'une' satisfies Field} value={id}>
              <Icon name="next" />
              <span>{copy.one}</span>
              <VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A sheet of four, drawn: what precedes the chosen place stays blank. */
function Sheet({ cells }: Pick<LabelsPanelView, 'cells'>) {
  const copy = useCopy('labels');
  return (
    <RadioGroup name={'case' satisfies Field} label={copy.sheet} className={styles.sheet}>
      <p>{copy.sheetText}</p>
      <div className={styles.paper} data-scheme="light">
        {cells.map(({ value, label, selected }) => (
          <label key={value} className={styles.cell}>
            <input type="radio" name={'case' satisfies Field} value={value} defaultChecked={selected} />
            <span aria-hidden="true">{value}</span>
            <VisuallyHidden>{`${value}, ${label}`}</VisuallyHidden>
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}
