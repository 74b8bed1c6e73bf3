import { TextField } from '#ui/components/controls/field.tsx';
import { FieldRow } from '#ui/components/controls/field-row.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import type { BeneficiariesView } from './beneficiaries.view.ts';

/** The household, by the names on its mail. */
export function BeneficiariesScreen({ view }: { view: BeneficiariesView }) {
  return (
    <JourneyPage view={view}>
      <p>{view.text}</p>
      <FieldRow>
        {view.names.map(({ name, label, value, isOptional }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            defaultValue={value}
            autoComplete="off"
            optional={isOptional}
            error={view.errors[name]}
          />
        ))}
      </FieldRow>
    </JourneyPage>
  );
}
