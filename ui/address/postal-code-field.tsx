import { type FieldText, TextField } from '#ui/components/controls/field.tsx';
import { NoPostalCode } from './party/postal-code-hint.tsx';

interface PostalCodeProps extends FieldText {
  defaultValue: string;
}

/** The postal code of a country that the same form asks for, which may have none. */
export function PostalCodeField({ hint, ...field }: PostalCodeProps) {
  return (
    <TextField
      {...field}
      hint={
        <>
          {hint && (
            <>
              <span>{hint}</span>{' '}
            </>
          )}
          <NoPostalCode />
        </>
      }
      required={false}
      maxLength={11}
      autoComplete="off"
      short
    />
  );
}
