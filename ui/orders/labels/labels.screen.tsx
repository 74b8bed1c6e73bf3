import { NavLinks } from '#ui/components/page/nav-links.tsx';
import { Notices } from '#ui/components/page/notice.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { LabelsPanel } from '#ui/labels/panel/labels-panel.tsx';
import { useDownloads } from '#ui/navigation/use-downloads.ts';
import { Fulfilments } from '#ui/orders/fulfilment/fulfilment.tsx';
import styles from './labels.module.css';
import type { LabelsView } from './labels.view.ts';

/** The labels of an order: what is ready, and everything that it takes to print it. */
export function LabelsScreen({ view: { title, trail, notices, now, states, panel, ways } }: { view: LabelsView }) {
  useDownloads();
  return (
    <Page trail={trail} title={title}>
      <Notices views={notices} />
      {now && <p className={styles.now}>{now}</p>}
      <Fulfilments key={title} views={states} />
      {panel && (
        <div className={styles.panel}>
          <LabelsPanel view={panel} />
        </div>
      )}
      <NavLinks links={ways} />
    </Page>
  );
}
