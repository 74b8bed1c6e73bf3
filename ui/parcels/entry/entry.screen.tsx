import { JourneyEntry, type JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';

/** What the service is, and where one begins or goes on. */
export const EntryScreen = ({ view }: { view: JourneyEntryView }) => <JourneyEntry view={view} />;
