import { useEffect } from 'react';
import { clearViewed } from '#ui/catalog/recently-viewed/viewed-key.ts';
import { RadioCard } from '#ui/components/controls/choices/radio-card.tsx';
import { RadioGroup } from '#ui/components/controls/choices/radio-group.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import type { ConsentFormView } from './consent.view.ts';
import styles from './consent-form.module.css';
import { Answers } from './question.tsx';

/** The current choices and the form to change them: `#choix` on the cookies page. */
export function ConsentForm({ view }: { view: ConsentFormView }) {
  const personalised = view.choices.some(({ name, accepted }) => name === 'personalisation' && accepted);
  useEffect(() => {
    if (!personalised) clearViewed(() => localStorage);
  }, [personalised]);
  return (
    <section id="choix" className={styles.choices} aria-labelledby="choix-titre">
      <h2 id="choix-titre" tabIndex={-1}>
        {view.title}
      </h2>
      <Notices views={view.notices} />
      <p>{view.text}</p>
      <form method="post" action={view.action}>
        {view.choices.map((choice) => (
          <Choice key={choice.name} choice={choice} yes={view.yes} no={view.no} />
        ))}
        <Answers view={view} />
      </form>
    </section>
  );
}

interface ChoiceProps {
  choice: ConsentFormView['choices'][number];
  yes: string;
  no: string;
}

function Choice({ choice: { name, title, text, accepted }, yes, no }: ChoiceProps) {
  return (
    <RadioGroup name={name} label={title} aria-describedby={`${name}-texte`}>
      <p id={`${name}-texte`}>{text}</p>
      <RadioCard name={name} value="1" selected={accepted} title={yes} />
      <RadioCard name={name} value="0" selected={!accepted} title={no} />
    </RadioGroup>
  );
}
