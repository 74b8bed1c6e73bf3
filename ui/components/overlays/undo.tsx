import { Form } from 'react-router';
import { Button } from '#ui/components/controls/button.tsx';
import { HiddenFields } from '#ui/components/controls/hidden-fields.tsx';
import { Notice } from '#ui/components/page/notice.tsx';
import styles from './undo.module.css';

/** Something that was just taken away, and how to have it back. */
export interface UndoView {
  text: string;
  hidden: Record<string, string>;
}

/** The button that was pressed is gone with what it took away; when this one goes, reading goes on at the heading. */
function focus(box: HTMLElement | null) {
  box?.focus();
  return () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || !box?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  };
}

/** Offered for 8 seconds, and on while the focus stands in it; without a script for as long as the page stands. */
export function Undo({ undo, label }: { undo: UndoView; label: string }) {
  return (
    <div key={Object.values(undo.hidden).join()} ref={focus} tabIndex={-1} className={styles.undo}>
      <Notice view={{ tone: 'success', text: undo.text }}>
        <Form method="post" preventScrollReset>
          <HiddenFields values={undo.hidden} />
          <Button kind="quiet">{label}</Button>
        </Form>
      </Notice>
    </div>
  );
}
