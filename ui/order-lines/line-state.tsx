import type { LineLabelView } from './line-label.view.ts';
import styles from './line-state.module.css';

/** How far something ordered has come, in the specification's words. */
export const LineState = ({ state: { text, tone } }: { state: LineLabelView }) => (
  <span className={`${styles.state} ${styles[tone]}`}>{text}</span>
);
