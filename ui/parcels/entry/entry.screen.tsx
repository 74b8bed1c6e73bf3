import { JourneyEntry } from '#ui/journey/entry/journey-entry.tsx';
import styles from '../saved/saved-parcel.module.css';
import { SavedParcel } from '../saved/saved-parcel.tsx';
import type { ParcelEntryView } from './entry.view.ts';

/** What the service is, and where one begins or goes on; parcels that were saved come first. */
export const EntryScreen = ({ view }: { view: ParcelEntryView }) => (
  <JourneyEntry view={view}>{view.saved && <Saved saved={view.saved} />}</JourneyEntry>
);

const Saved = ({ saved: { title, parcels, use, all } }: { saved: NonNullable<ParcelEntryView['saved']> }) => (
  <section aria-labelledby="colis-enregistres">
    <h2 id="colis-enregistres">{title}</h2>
    <ul className={styles.list}>
      {parcels.map((parcel) => (
        <SavedParcel key={parcel.id} parcel={parcel} use={use} heading="h3" />
      ))}
    </ul>
    <p>
      <a href={all.href}>{all.label}</a>
    </p>
  </section>
);
