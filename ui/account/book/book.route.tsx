import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/book.route';
import { BookScreen } from './book.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './book-page.server.ts';
export default formScreen<Route.ComponentProps>(BookScreen);
