import { isRouteErrorResponse } from 'react-router';

/** The status of an error that reached the router; one that has none is a mistake of the shop's own. */
export const statusOfError = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);
