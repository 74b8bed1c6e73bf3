import { type FieldText, TextField } from '#ui/components/controls/field.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';

interface PostalCodeProps extends FieldText {
  defaultValue: string;
}

/** The postal code of a country that the same form asks for, which may have none. */
export function PostalCodeField({ hint, ...field }: PostalCodeProps) {
  const { codePostalHintAny } = useCopy('address');
  return (
    <TextField
      {...field}
      hint={hint ? `${hint} ${codePostalHintAny}` : codePostalHintAny}
      required={false}
      maxLength={11}
      autoComplete="off"
      short
    />
  );
}
