import { type ComponentProps, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { focusAnew } from '#ui/forms/focus-anew.ts';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import styles from './delivery/delivery.module.css';

interface MissingFieldProps extends ComponentProps<typeof TextField> {
  intent: string;
  /** Text above the field. */
  text?: string | undefined;
  button: string;
  /** The id of another form that the field belongs to; without it the field has its own form. */
  form?: string;
}

/** A single field with its form; after a refusal it has the focus. */
export function MissingField({ intent, text, button, form, ...field }: MissingFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { error, defaultValue } = field;
  useErrorTitle(error !== undefined);
  useEffect(() => {
    if (error) focusAnew(input.current);
  }, [error]);
  const key = String(defaultValue);
  if (form)
    return (
      <div key={key} className={styles.missingField}>
        <TextField ref={input} maxLength={40} {...field} form={form} />
        <Button kind="secondary" form={form} name="intent" value={intent} formNoValidate>
          {button}
        </Button>
      </div>
    );
  return (
    <Form key={key} method="post" noValidate className={styles.missingField} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {text && <p>{text}</p>}
      <TextField ref={input} maxLength={40} {...field} />
      <Button kind="secondary">{button}</Button>
    </Form>
  );
}
