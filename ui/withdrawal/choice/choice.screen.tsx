import { Page } from '#ui/components/page/page.tsx';
import { ServerHtml } from '#ui/lean/server-html.tsx';
import styles from '#ui/withdrawal/withdrawal.module.css';
import type { SentChoice } from './choice-html.server.tsx';

/** « Changer d'avis »: the ways compared, and the shopper's orders with those that are open. */
export function ChoiceScreen({ view: { title, trail, lead, parts } }: { view: SentChoice }) {
  return (
    <Page trail={trail} title={title}>
      <p className={styles.lead}>{lead}</p>
      <ServerHtml sent={parts} />
    </Page>
  );
}
