import { type ErrorResponse, isRouteErrorResponse } from 'react-router';
import type { LayoutData } from '#ui/layout/layout.server.ts';
import type { ErrorView } from '#ui/request/error/error.view.ts';

/** An error page as it reaches the router; its layout is there when the layout's loader did not run. */
export type ErrorPage = ErrorView & { layout?: LayoutData };

/** Whether an error is an error page of the shop: the framework's own errors, and the browser's, are none. */
export const isErrorPage = (error: unknown): error is ErrorResponse & { data: ErrorPage } =>
  isRouteErrorResponse(error) && typeof error.data === 'object' && error.data !== null && 'ways' in error.data;
