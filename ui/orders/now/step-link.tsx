import { ButtonLink } from '#ui/components/controls/button.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import type { NextStep } from './next-step.ts';

interface StepLinkProps {
  step: NextStep;
  of?: string | undefined;
  /** A page has one primary button: the next step of the whole order. */
  kind?: 'primary' | 'secondary';
}

/** The next step of an order or of a line of it, as its button. */
export const StepLink = ({ step, of, kind = 'primary' }: StepLinkProps) => (
  <p data-screen-only>
    <ButtonLink
      href={step.href}
      kind={kind}
      {...(step.isFile ? { 'data-load': 'whole' } : {})}
      {...(step.isExternal ? { rel: 'noopener' } : {})}
    >
      <span>{step.label}</span>
      {of && <VisuallyHidden>{` ${of}`}</VisuallyHidden>}
      {step.isExternal && <Icon name="next" size="small" />}
    </ButtonLink>
  </p>
);
