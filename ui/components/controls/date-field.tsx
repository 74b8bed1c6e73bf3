import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

/** Its label names a group too: of a date, Orca says what Firefox has inside, a month, a day and a year without a label. */
export const DateField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => (
  <div role="group" aria-label={props.label}>
    <TextField {...props} type="date" />
  </div>
);
