import { useState } from 'react';
import { Button } from '#ui/components/controls/button.tsx';
import { choiceLink } from '#ui/components/controls/choices/choice-link.ts';
import card from '#ui/components/controls/choices/radio-card.module.css';
import { RadioGroup } from '#ui/components/controls/choices/radio-group.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { fieldId, TextField } from '#ui/components/controls/field.tsx';
import { FieldRow } from '#ui/components/controls/field-row.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { FieldErrors } from '#ui/components/views.ts';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { StampDesign } from '../preview/preview.view.ts';
import { StampFace } from '../preview/stamp-page.tsx';
import styles from './configuration.module.css';
import type { ConfigurationView, LineView } from './configuration.view.ts';

interface StampLineProps extends Pick<ConfigurationView, 'values' | 'action'> {
  line: LineView;
  /** Absent where an answer is missing or wrong. */
  design: StampDesign | undefined;
  /** How the chosen letter travels. */
  letterHint: string;
  weights: ConfigurationView['weights'][number];
  errors: FieldErrors;
  /** Said in place of how many: one for each recipient. */
  perRecipient: string | undefined;
}

/** Stamps that are alike: what is on them, what they pay, and how many. */
export function StampLine({ line, design, letterHint, weights, values, errors, action, perRecipient }: StampLineProps) {
  const copy = useCopy('stamps');
  const { number, title, visuals, letters, destinations, remove } = line;
  const fieldName = (part: string) => {
    const name = `${part}${number}`;
    return { name, defaultValue: values[name] ?? '', error: errors[name] };
  };
  return (
    <section className={styles.line} aria-labelledby={`timbres-${number}`}>
      <h2 id={`timbres-${number}`}>{title}</h2>
      <Visuals name={`visual${number}`} visuals={visuals} design={design} error={errors[`visual${number}`]} />
      <FieldRow>
        <SelectField
          label={copy.letter}
          options={letters}
          {...(letterHint ? { hint: letterHint } : {})}
          {...fieldName('letter')}
        />
        <SelectField label={copy.destination} options={destinations} {...fieldName('destination')} />
      </FieldRow>
      {weights.length > 0 && (
        <Weights weights={weights} id={`poids-${number}`} action={`${action}#${fieldId(`weight${number}`)}`} />
      )}
      <FieldRow>
        <TextField
          label={copy.weight}
          hint={copy.weightHint}
          inputMode="numeric"
          autoComplete="off"
          {...fieldName('weight')}
        />
        {perRecipient ? (
          <p>
            <span>{perRecipient}</span>
            <input type="hidden" name={`quantity${number}`} value={values[`quantity${number}`] ?? ''} />
          </p>
        ) : (
          <TextField
            label={copy.quantity}
            hint={copy.quantityHint}
            inputMode="numeric"
            autoComplete="off"
            {...fieldName('quantity')}
          />
        )}
      </FieldRow>
      {remove && (
        <Button
          kind="quiet"
          formMethod="get"
          formAction={`${action}#${fieldId('visual1')}`}
          name={'retirer' satisfies QueryName<'stampsConfiguration'>}
          value={number}
        >
          <Icon name="trash" size="small" />
          <span>{remove}</span>
        </Button>
      )}
    </section>
  );
}

/** The steps of the tariff: each button fills in the weight, and works without scripts. */
function Weights({ weights, id, action }: Pick<StampLineProps, 'weights'> & { id: string; action: string }) {
  const copy = useCopy('stamps');
  return (
    <div className={styles.steps}>
      <p id={id}>{copy.weightSteps}</p>
      <ul className={styles.weights} aria-labelledby={id}>
        {weights.map(({ value, label, text, selected }) => (
          <li key={value}>
            <button
              type="submit"
              formMethod="get"
              formAction={action}
              name={'poids' satisfies QueryName<'stampsConfiguration'>}
              value={value}
              aria-pressed={selected}
              className={choiceLink}
            >
              <strong>{label}</strong>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface VisualsProps extends Pick<StampLineProps, 'design'> {
  name: string;
  visuals: LineView['visuals'];
  error?: string | undefined;
}

/** The visuals of everybody, then a company's logos, and the stamp with the one that is chosen. */
function Visuals({ name, visuals, design, error }: VisualsProps) {
  const copy = useCopy('stamps');
  const [value, setValue] = useState(visuals.find(({ selected }) => selected)?.value);
  const chosen = visuals.find((visual) => visual.value === value);
  const logos = visuals.filter(({ logo }) => logo);
  return (
    <>
      <RadioGroup
        name={name}
        label={copy.visual}
        error={error}
        className={styles.visuals}
        onChange={({ target }) => 'value' in target && setValue(String(target.value))}
      >
        <Tiles name={name} visuals={visuals.filter(({ logo }) => !logo)} />
        {logos.length > 0 && (
          <>
            <p className={styles.logos}>{copy.logos}</p>
            <Tiles name={name} visuals={logos} />
          </>
        )}
      </RadioGroup>
      {design && chosen && (
        <div className={styles.stamp}>
          <StampFace
            design={{
              ...design,
              visual: {
                ...design.visual,
                shapes: chosen.shapes,
                ...(chosen.logo ? { logo: chosen.logo.image } : { logo: undefined }),
              },
            }}
          />
        </div>
      )}
    </>
  );
}

const Tiles = ({ name, visuals }: Pick<VisualsProps, 'name' | 'visuals'>) => (
  <div className={styles.tiles}>
    {visuals.map(({ value, title, shapes, logo, selected }) => (
      <label key={value} className={`${card.card} ${styles.tile}`}>
        <input type="radio" name={name} value={value} defaultChecked={selected} />
        {logo ? (
          <img src={logo.image} alt="" data-name={title} className={styles.logo} />
        ) : (
          <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.picture}>
            {shapes.map(({ path, colour }) => (
              <path key={`${colour}${path}`} d={path} fill={colour} />
            ))}
          </svg>
        )}
        <span className={styles.name}>{title}</span>
        {logo && <span className={styles.expiry}>{logo.until}</span>}
      </label>
    ))}
  </div>
);
