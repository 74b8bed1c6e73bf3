import { createContext, lazy, type ReactNode, Suspense, use } from 'react';
import type { ErrorOf } from './use-error-view.ts';
// The sheet of every page has it: a sheet that came later would move the page.
import '#ui/request/error/error.module.css';

const Late = lazy(async () => ({ default: (await import('./shown-error.tsx')).ShownError }));

/** Errors are rare: the browser loads what shows them with the first one. The server, which cannot wait, gives its own. */
export const ErrorContext = createContext<(error: ErrorOf) => ReactNode>((error) => <Late {...error} />);

export function ErrorPart(error: ErrorOf) {
  const show = use(ErrorContext);
  return <Suspense>{show(error)}</Suspense>;
}
