import { Fragment } from 'react';
import type { MarkedLine } from './address-check.view.ts';
import styles from './marked-lines.module.css';

/** An address with its differing words marked. */
export const MarkedLines = ({ lines }: { lines: MarkedLine[] }) => (
  <span className={styles.block}>
    {lines.map((line) => (
      <span key={line.map(({ text }) => text).join(' ')} className={styles.line}>
        {line.map(({ text, isDifferent }, at) => (
          <Fragment key={text}>
            {at > 0 && ' '}
            {isDifferent ? <mark>{text}</mark> : <span>{text}</span>}
          </Fragment>
        ))}
      </span>
    ))}
  </span>
);
