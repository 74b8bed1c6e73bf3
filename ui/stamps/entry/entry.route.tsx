import { formScreen } from '#ui/forms/form-screen.tsx';
import { JourneyEntry } from '#ui/journey/entry/journey-entry.tsx';
import type { Route } from './+types/entry.route';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './entry.server.ts';
export default formScreen<Route.ComponentProps>(JourneyEntry);
