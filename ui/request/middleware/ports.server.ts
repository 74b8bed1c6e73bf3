import type { MiddlewareFunction } from 'react-router';
import { portsContext, shopContext } from '#ui/request/contexts.server.ts';
import { scopeOf } from '#ui/request/scope.server.ts';

/** Makes the ports of this request from its scope: dependency injection ends here. */
export const ports: MiddlewareFunction<Response> = ({ request, context }) => {
  context.set(portsContext, context.get(shopContext).portsFor(scopeOf({ request, context })));
};
