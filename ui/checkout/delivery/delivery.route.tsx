import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/delivery.route';
import { DeliveryScreen } from './delivery.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './delivery-page.server.ts';

/** The answer to a removal is the page with its undo. Loaded again, it might lead on: nothing may be left to deliver. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  !actionResult?.view?.undo && defaultShouldRevalidate;

export default formScreen<Route.ComponentProps>(DeliveryScreen);
