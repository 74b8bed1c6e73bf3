import { JourneyEntry, type JourneyEntryView } from '#ui/journey/journey-entry.tsx';

export const EntryScreen = ({ view }: { view: JourneyEntryView }) => <JourneyEntry view={view} />;
