import { type ComponentType, createContext, type ReactNode, Suspense, use } from 'react';
import type { ErrorOf } from './use-error-view.ts';
// The sheet of every page has it: a sheet that came later would move the page.
import '#ui/request/error/error.module.css';

let Loaded: ComponentType<ErrorOf> | undefined;
let loading: Promise<void> | undefined;

/**
 * Errors are rare: the browser loads what shows them when the first page is done, or with the first error. On a document
 * that shows one, it comes before hydration, because React makes anew what is updated before it can be hydrated.
 */
export async function loadErrorContent(): Promise<void> {
  ({ ErrorContent: Loaded } = await import('./error-content.tsx'));
}

const loadOnce = () => (loading ??= loadErrorContent());

/** What is there already is shown at once: React would show nothing first, for a third of a second. */
function LoadedError(error: ErrorOf) {
  if (!Loaded) use(loadOnce());
  return Loaded && <Loaded {...error} />;
}

/** The server, which cannot wait, gives its own. */
export const ErrorContext = createContext<(error: ErrorOf) => ReactNode>((error) => <LoadedError {...error} />);

export function ErrorPart(error: ErrorOf) {
  const show = use(ErrorContext);
  return <Suspense>{show(error)}</Suspense>;
}
