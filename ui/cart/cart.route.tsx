import type { MiddlewareFunction } from 'react-router';
import { formScreen } from '#ui/forms/form-screen.tsx';
import { endedSession } from '#ui/layout/ended-session.server.ts';
import type { Route } from './+types/cart.route';
import { CartScreen } from './cart.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './cart-page.server.ts';
export const middleware: MiddlewareFunction<Response>[] = [endedSession];
export default formScreen<Route.ComponentProps>(CartScreen);
