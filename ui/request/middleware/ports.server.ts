import type { MiddlewareFunction } from 'react-router';
import { portsContext, shopContext } from '#ui/request/contexts.server.ts';
import { scopeOf } from '#ui/request/scope.server.ts';

/** The ports of this request, made from its scope: where dependency injection ends. */
export const ports: MiddlewareFunction<Response> = ({ request, context }) => {
  context.set(portsContext, context.get(shopContext).portsFor(scopeOf({ request, context })));
};
