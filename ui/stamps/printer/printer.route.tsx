import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/printer.route';
import { PrinterScreen } from './printer.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './printer.server.ts';
export default formScreen<Route.ComponentProps>(PrinterScreen);
