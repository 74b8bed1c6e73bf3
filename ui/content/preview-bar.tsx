import { Icon } from '#ui/components/values/icon.tsx';
import styles from './blocks/blocks.module.css';
import type { PreviewView } from './content.view.ts';

/** Tells an editor that the page shows drafts. */
export const PreviewBar = ({ view: { text, leave } }: { view: PreviewView }) => (
  <p className={styles.bar} data-screen-only>
    <Icon name="info" size="small" />
    <span>{text}</span>
    <a href={leave.href}>{leave.label}</a>
  </p>
);
