import { Icon } from '#ui/components/values/icon.tsx';
import type { StepView } from '#ui/components/views.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import { VisuallyHidden } from './hidden.tsx';
import styles from './steps.module.css';

/** The steps of the order; completed ones are links. */
export function Steps({ steps }: { steps: StepView[] }) {
  const copy = useCopy('controls');
  const next = steps[steps.findIndex(({ current }) => current) + 1];
  return (
    <nav aria-label={copy.steps} className={styles.steps}>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={step.current ? 'step' : undefined}
            className={step.done ? styles.done : ''}
          >
            <span className={styles.number}>{step.done ? <Icon name="check" size="small" /> : index + 1}</span>
            {step.href ? <a href={step.href}>{step.label}</a> : <span>{step.label}</span>}
            {step.done && <VisuallyHidden>{copy.stepDone}</VisuallyHidden>}
          </li>
        ))}
      </ol>
      {/* The list says it to a screen reader. */}
      {next && steps.length > 2 && (
        <p aria-hidden="true" className={styles.next}>
          <span>{copy.stepNext}</span> <span>{next.label}</span>
        </p>
      )}
    </nav>
  );
}
