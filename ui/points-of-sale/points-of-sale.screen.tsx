import { Failed } from '#ui/components/page/failed.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { ServerHtml } from '#ui/lean/server-html.tsx';
import { PlacesMap } from '#ui/map/places-map.tsx';
import styles from './points-of-sale.module.css';
import type { SentPointsOfSale } from './points-of-sale-html.server.tsx';

export function PointsOfSaleScreen({ view }: { view: SentPointsOfSale }) {
  return (
    <Page trail={view.breadcrumb} title={view.title}>
      <p className={styles.text}>{view.text}</p>
      {view.failed && <Failed failed={view.failed} />}
      <ServerHtml sent={view.search} className={styles.parts} />
      <div className={styles.results}>
        {view.map && (
          <div className={styles.map}>
            <PlacesMap map={view.map} isOpenWhenWide />
          </div>
        )}
        <ServerHtml sent={view.found} className={styles.parts} />
      </div>
    </Page>
  );
}
