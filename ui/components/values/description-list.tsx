import type { ReactNode } from 'react';
import type { FactView } from '#ui/components/views.ts';

interface DescriptionListProps {
  rows: readonly FactView[];
  className?: string | undefined;
  /** Rows of another form, below. */
  children?: ReactNode;
}

/** Labels and their values. */
export const DescriptionList = ({ rows, className, children }: DescriptionListProps) => (
  <dl className={className}>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {children}
  </dl>
);
