import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { fieldId } from '#ui/components/controls/field.tsx';
import { WithoutScript } from '#ui/components/page/hidden.tsx';
import { JourneyPage, stepFormId } from '#ui/journey/journey-page.tsx';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import { StampPreview } from '../preview/stamp-preview.tsx';
import styles from './configuration.module.css';
import type { ConfigurationView } from './configuration.view.ts';
import { StampLine } from './stamp-line.tsx';
import { StartCell, Supports } from './supports.tsx';

type Asks = QueryName<'stampsConfiguration'>;

/** Stamps in lines, what they are printed on, and how that will look: one form, which a GET shows and a POST keeps. */
export function ConfigurationScreen({ view }: { view: ConfigurationView }) {
  const copy = useCopy('stamps');
  const { lines, action, add, errors, values, picked, preview, sheet } = view;
  const { key } = useLocation();
  useFocusOnNewLine(lines.length);
  useFocusOnWeight(picked === null ? null : { picked, key });
  const update = (
    <WithoutScript>
      <Button
        kind="secondary"
        form={stepFormId}
        formMethod="get"
        formAction={`${action}#apercu`}
        name={'apercu' satisfies Asks}
        value="1"
      >
        {copy.update}
      </Button>
    </WithoutScript>
  );
  return (
    <JourneyPage
      view={view}
      shownAs={picked === null ? String(lines.length) : key}
      preview={
        <section id="apercu" className={styles.preview} aria-labelledby="apercu-titre">
          <h2 id="apercu-titre">{copy.preview}</h2>
          {preview ? <StampPreview preview={preview}>{update}</StampPreview> : <p>{copy.noPreview}</p>}
          {!preview && update}
        </section>
      }
    >
      <div className={styles.fields}>
        <input type="hidden" name="lines" value={lines.length} />
        <a href={view.favourites}>{copy.fromFavourites}</a>
        {view.logos && <a href={view.logos.href}>{view.logos.label}</a>}
        {lines.map((line, index) => (
          <StampLine
            key={line.number}
            line={line}
            design={preview?.designs.length === lines.length ? preview.designs[index] : undefined}
            letterHint={view.letterHints[index] ?? ''}
            weights={view.weights[index] ?? []}
            {...{ values, errors, action }}
            perRecipient={view.perRecipient}
          />
        ))}
        {add && (
          <Button
            kind="secondary"
            formMethod="get"
            formAction={`${action}#${fieldId(`visual${lines.length + 1}`)}`}
            name={'ajouter' satisfies Asks}
            value="1"
          >
            {add}
          </Button>
        )}
        <Supports supports={view.supports} error={errors.support} />
        <Checkbox name="addressed" value="yes" {...view.addressed} error={errors.addressed} />
        {sheet && <StartCell key={sheet.support} sheet={sheet} error={errors.startCell} />}
      </div>
    </JourneyPage>
  );
}

/** A line that was added or removed moves the focus to the last one: the button that was pressed is gone. */
function useFocusOnNewLine(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    document.getElementById(fieldId(`visual${count}`))?.focus();
  }, [count]);
}

/** The buttons of the weights are made anew with the form: the focus moves to the weight that they have filled in. */
function useFocusOnWeight(chosen: { picked: number; key: string } | null): void {
  const { picked = null, key = '' } = chosen ?? {};
  useEffect(() => {
    if (picked !== null && key !== 'default') document.getElementById(fieldId(`weight${picked}`))?.focus();
  }, [picked, key]);
}
