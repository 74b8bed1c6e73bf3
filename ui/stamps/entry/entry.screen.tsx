import { JourneyEntry, type JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';

export const EntryScreen = ({ view }: { view: JourneyEntryView }) => <JourneyEntry view={view} />;
