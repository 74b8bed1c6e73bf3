import { type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('/boutique/c/:code', './listing.route.tsx'),
  route('/boutique/:slug/p/:code', './product.route.tsx'),
  route('/propositions', './suggestions.route.ts'),
] satisfies RouteConfig;
