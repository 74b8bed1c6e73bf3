import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import type { ErrorOf } from './use-error-view.ts';
// The sheet of every page has it: a sheet that came later would move the page.
import '#ui/request/error/error.module.css';

let ready: ComponentType<ErrorOf> | undefined;

/** Errors are rare: the browser loads what shows them when the first page is done, or with the first error. */
export async function loadErrorContent(): Promise<{ default: ComponentType<ErrorOf> }> {
  const { ErrorContent } = await import('./error-content.tsx');
  ready = ErrorContent;
  return { default: ErrorContent };
}
const Late = lazy(loadErrorContent);

/** What is there already is shown at once: React would show nothing first, for a third of a second. */
function LoadedError(error: ErrorOf) {
  const [Part] = useState<ComponentType<ErrorOf>>(() => ready ?? Late);
  return <Part {...error} />;
}

/** The server, which cannot wait, gives its own. */
export const ErrorContext = createContext<(error: ErrorOf) => ReactNode>((error) => <LoadedError {...error} />);

export function ErrorPart(error: ErrorOf) {
  const show = use(ErrorContext);
  return <Suspense>{show(error)}</Suspense>;
}
