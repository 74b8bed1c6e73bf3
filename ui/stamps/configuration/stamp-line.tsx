import { Button } from '#ui/components/controls/button.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { FieldError, fieldId, TextField } from '#ui/components/controls/field.tsx';
import { FieldRow } from '#ui/components/controls/field-row.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { FieldErrors } from '#ui/components/views.ts';
import type { QueryName } from '#ui/routing/queries/queries.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './configuration.module.css';
import type { ConfigurationView, LineView } from './configuration.view.ts';

interface StampLineProps extends Pick<ConfigurationView, 'values' | 'action' | 'weightHint'> {
  line: LineView;
  /** How the chosen letter travels. */
  letterHint: string;
  weights: ConfigurationView['weights'][number];
  errors: FieldErrors;
  /** Said in place of how many: one for each recipient. */
  perRecipient: string | undefined;
}

/** Stamps that are alike: what is on them, what they pay, and how many. */
export function StampLine({
  line,
  letterHint,
  weights,
  values,
  errors,
  action,
  weightHint,
  perRecipient,
}: StampLineProps) {
  const copy = useCopy('stamps');
  const { number, title, visuals, letters, destinations, remove } = line;
  const fieldName = (part: string) => {
    const name = `${part}${number}`;
    return { name, defaultValue: values[name] ?? '', error: errors[name] };
  };
  return (
    <section className={styles.line} aria-labelledby={`timbres-${number}`}>
      <h2 id={`timbres-${number}`}>{title}</h2>
      <Visuals name={`visual${number}`} visuals={visuals} error={errors[`visual${number}`]} />
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
          hint={weightHint}
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

function Visuals({ name, visuals, error }: { name: string; visuals: LineView['visuals']; error?: string | undefined }) {
  const copy = useCopy('stamps');
  return (
    <fieldset
      id={fieldId(name)}
      tabIndex={-1}
      className={styles.visuals}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-erreur` : undefined}
    >
      <legend>{copy.visual}</legend>
      <FieldError id={`${name}-erreur`} text={error} />
      <div className={styles.tiles}>
        {visuals.map(({ value, title, shapes, logo, selected }) => (
          <label key={value} className={styles.tile}>
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
            {logo && <span className={styles.until}>{logo.until}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
