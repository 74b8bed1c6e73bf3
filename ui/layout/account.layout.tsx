import type { MiddlewareFunction } from 'react-router';
import { profileGuard } from './profile-guard.server.ts';
import OpenLayout from './public.layout.tsx';

export const middleware: MiddlewareFunction<Response>[] = [profileGuard];

/** A loader makes the middleware run on client navigations too. */
export const loader = () => null;

/** Pages of one shopper, in the shop's layout. */
export default OpenLayout;
