import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/stock-notice.route';
import { StockNoticeScreen } from './stock-notice.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './stock-notice-page.server.ts';
export default formScreen<Route.ComponentProps>(StockNoticeScreen);
