import styles from './consent.module.css';
import type { ConsentRequestView } from './consent.view.ts';

/** The question and its three answers. */
export function Question({ view }: { view: ConsentRequestView }) {
  return (
    <form method="post" action={view.action}>
      <h2 id="cookies">{view.title}</h2>
      <p>{view.text}</p>
      <Answers view={view} />
    </form>
  );
}

/** Three buttons of equal style. */
export function Answers({ view: { redirect, answers } }: { view: Pick<ConsentRequestView, 'redirect' | 'answers'> }) {
  return (
    <div className={styles.answers}>
      <input type="hidden" name="redirect" value={redirect} />
      {answers.map(({ value, label }) => (
        <button key={value} name="answer" value={value}>
          {label}
        </button>
      ))}
    </div>
  );
}
