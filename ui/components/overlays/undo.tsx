import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import styles from './undo.module.css';

/** Something that was just removed, and the form that restores it. */
export interface UndoView {
  text: string;
  hidden: Record<string, string>;
}

/**
 * The pressed button disappeared with the removed item, so the focus comes here; when this box disappears, it goes to
 * the heading.
 */
function focus(box: HTMLElement | null) {
  box?.focus();
  return () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || !box?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  };
}

/** Shown for 8 seconds, or while it has the focus; without scripts it stays. */
export function Undo({ undo, label }: { undo: UndoView; label: string }) {
  return (
    <div
      key={Object.values(undo.hidden).join()}
      ref={focus}
      role="group"
      aria-label={undo.text}
      tabIndex={-1}
      className={styles.undo}
    >
      <Notice view={{ tone: 'success', text: undo.text }}>
        <Form method="post" preventScrollReset>
          <HiddenFields values={undo.hidden} />
          <Button kind="quiet">{label}</Button>
        </Form>
      </Notice>
    </div>
  );
}
