import { ButtonLink } from '#ui/components/controls/button.tsx';
import type { LinkView } from '#ui/components/views.ts';
import styles from './failed.module.css';
import { Notice } from './notice.tsx';

/** In place of what a page could not be given: that it failed, and a way to ask again. */
export const Failed = ({ failed: { text, retry } }: { failed: { text: string; retry: LinkView } }) => (
  <div className={styles.failed}>
    <Notice view={{ tone: 'error', text }} />
    <ButtonLink href={retry.href} data-load="whole">
      {retry.label}
    </ButtonLink>
  </div>
);
