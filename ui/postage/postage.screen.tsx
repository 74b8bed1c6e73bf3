import { Failed } from '#ui/components/page/failed.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { ServerHtml } from '#ui/lean/server-html.tsx';
import styles from './postage.module.css';
import type { SentPostage } from './postage-html.server.tsx';

export function PostageScreen({ view }: { view: SentPostage }) {
  return (
    <Page trail={view.breadcrumb} title={view.title}>
      <p className={styles.text}>{view.text}</p>
      {view.failed && <Failed failed={view.failed} />}
      <ServerHtml sent={view.parts} className={styles.parts} />
    </Page>
  );
}
