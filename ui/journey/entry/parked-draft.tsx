import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import styles from './journey-entry.module.css';

/** What was begun before something else took its place. */
export interface ParkedDraftView {
  title: string;
  text: string;
  resume: string;
  /** Of what waits, which the button sends. */
  version: number;
}

/** @param form the one of the page whose fields are sent along; absent: the button has one of its own. */
export function ParkedDraft({
  parked: { title, text, resume, version },
  form,
}: {
  parked: ParkedDraftView;
  form?: string | undefined;
}) {
  const button = (
    <>
      <input type="hidden" name="aside" value={version} form={form} />
      <Button kind="secondary" name="intent" value="back" form={form}>
        {resume}
      </Button>
    </>
  );
  return (
    <section className={styles.draft}>
      <h2>{title}</h2>
      <p>{text}</p>
      {form ? button : <Form method="post">{button}</Form>}
    </section>
  );
}
