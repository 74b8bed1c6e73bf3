import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/favourites.route';
import { FavouritesScreen } from './favourites.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './favourites.server.ts';
export default formScreen<Route.ComponentProps>(FavouritesScreen);
