import { Icon } from '#ui/shared/components/icon.tsx';
import type { PreviewView } from './content.view.ts';
import styles from './preview-bar.module.css';

/** Tells an editor, and nobody else, that what is shown is not published. */
export function PreviewBar({ view }: { view: PreviewView | null }) {
  if (!view) return null;
  return (
    <p className={styles.bar} data-screen-only>
      <Icon name="info" size="small" />
      {view.text}
      <a href={view.leave.href}>{view.leave.label}</a>
    </p>
  );
}
