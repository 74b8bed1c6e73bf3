import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { translatePage } from '../tests/shared/translator.ts';

type Args = Record<string, unknown>;

/** What a story with the tag `hydrated` may say: `parameters: { document }`, what a document holds of its arguments. */
interface DocumentParameters {
  document?: (args: Args) => object;
}

/**
 * Shows a story with the tag `hydrated` as a whole load does, while the global of that name is on: its HTML is made by
 * React's server and hydrated. What differs between the two fails the story, and so does a control that only the
 * first rendering in a browser would have brought to life. What then happens on it happens as if a browser had translated it:
 * React crashes where it looks for a text that it has to change or to remove.
 */
export const withHydration: Decorator = (Story, { args, globals, tags, parameters }) => {
  if (globals.hydrated !== 'on' || !tags.includes('hydrated')) return <Story />;
  const { document: sent = (all) => all } = parameters as DocumentParameters;
  return <Hydrated server={<Story />} browser={<Story args={withoutStaticData(sent(args)) as Args} />} />;
};

function Hydrated({ server, browser }: { server: ReactNode; browser: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    if (!place.current) return;
    const listening = listenForMismatches(setFault);
    // In an element of its own, because an effect may run twice.
    const page = Object.assign(document.createElement('div'), { innerHTML: renderToString(<Whole>{server}</Whole>) });
    // As where the story has a loader: what follows would prove nothing.
    if (page.innerHTML === '') setFault(new Error('The server made nothing of this story.'));
    page.style.display = 'contents';
    place.current.replaceChildren(page);
    let restore = () => {};
    const onHydrated = () => {
      listening.stop();
      restore = translatePage(page);
    };
    const root = hydrateRoot(page, <Whole onHydrated={onHydrated}>{browser}</Whole>, {
      onRecoverableError: setFault,
      onUncaughtError: setFault,
    });
    return () => {
      listening.stop();
      restore();
      // Later, because a root cannot end another one while it renders.
      queueMicrotask(() => root.unmount());
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a document is loaded once
  }, []);
  if (fault) throw fault;
  return <div ref={place} style={{ display: 'contents' }} />;
}

function Whole({ children, onHydrated }: { children: ReactNode; onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}

/** React only prints that an attribute of the server's HTML is another than the browser's. */
function listenForMismatches(onMismatch: (fault: Error) => void) {
  const print = console.error;
  console.error = (...args: unknown[]) => {
    if (/hydrated but some attributes/.test(String(args[0]))) onMismatch(new Error(args.map(String).join(' ')));
    print(...args);
  };
  const stop = () => {
    console.error = print;
  };
  return { stop };
}

/** Data as it arrives in a browser: without what `omitStaticData` marked, which stands in the document as HTML. */
function withoutStaticData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutStaticData);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if ('$$typeof' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutStaticData(each)]));
}
