import { type ComponentProps, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useErrorTitle } from '#ui/shared/address/use-error-title.ts';
import { Button } from '#ui/shared/components/button.tsx';
import { TextField } from '#ui/shared/components/field.tsx';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import styles from './delivery.module.css';

interface AskedFieldProps extends ComponentProps<typeof TextField> {
  intent: string;
  /** What stands above. */
  text?: string | undefined;
  button: string;
}

/** One thing that is asked by itself; refused, it has the focus. */
export function AskedField({ intent, text, button, ...field }: AskedFieldProps) {
  const { errorPrefix } = useCopy('address');
  const input = useRef<HTMLInputElement>(null);
  const { error } = field;
  useErrorTitle(errorPrefix, error !== undefined);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  return (
    <Form key={String(field.defaultValue)} method="post" noValidate className={styles.asked} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {text && <p>{text}</p>}
      <TextField ref={input} maxLength={40} {...field} />
      <Button kind="secondary">{button}</Button>
    </Form>
  );
}
