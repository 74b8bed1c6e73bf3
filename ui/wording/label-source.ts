import { use } from 'react';
import type { Labels } from './generated/types.ts';
import type { LabelSource } from './use-copy.ts';

declare global {
  interface Window {
    /** The labels in the document, by feature: written by `ui/entry.server.tsx`. */
    labels?: Partial<Labels>;
  }
}

const files = {
  fr: () => import('./generated/fr.labels.json'),
  en: () => import('./generated/en.labels.json'),
};

/** The labels of a language in the browser: from the document, or from the one file of the language. */
export function labelSource(lang: 'fr' | 'en'): LabelSource {
  let loading: Promise<Labels> | undefined;
  const ask = () => {
    loading ??= files[lang]().then((file) => file.default);
    return loading;
  };
  return (feature) => window.labels?.[feature] ?? use(ask())[feature];
}
