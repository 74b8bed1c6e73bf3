import styles from './consent.module.css';
import type { ConsentAsked } from './consent.view.ts';

/** Asks once, at the bottom, beside the page and not above it: nothing waits for the answer. */
export function ConsentBanner({ view }: { view: ConsentAsked }) {
  return (
    <section className={styles.banner} aria-labelledby="cookies" data-screen-only>
      <form method="post" action={view.action}>
        <h2 id="cookies">{view.title}</h2>
        <p>{view.text}</p>
        <Answers view={view} />
      </form>
    </section>
  );
}

/** Three buttons that differ by their words alone. */
export function Answers({ view: { redirect, answers } }: { view: Pick<ConsentAsked, 'redirect' | 'answers'> }) {
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
