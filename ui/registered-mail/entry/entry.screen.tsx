import { JourneyEntry } from '#ui/journey/journey-entry.tsx';
import type { EntryView } from './entry.view.ts';

/** What the service is, and where one begins or goes on. */
export const EntryScreen = ({ view }: { view: EntryView }) => <JourneyEntry view={view} />;
