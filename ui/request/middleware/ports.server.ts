import type { MiddlewareFunction } from 'react-router';
import { portsContext, shop } from '#ui/request/ports.server.ts';
import { scopeOf } from './request-scope.server.ts';

/** The ports of this request, made from its scope: where dependency injection ends. */
export const ports: MiddlewareFunction<Response> = ({ request, context }) => {
  context.set(portsContext, shop.portsFor(scopeOf({ request, context })));
};
