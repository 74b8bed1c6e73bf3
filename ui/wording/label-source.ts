import { use } from 'react';
import type { Labels } from './generated/types.ts';
import type { LabelSource } from './use-copy.ts';

declare global {
  interface Window {
    /** The labels in the document, by feature: written by `ui/entry.server.tsx`. */
    shownLabels?: Partial<Labels>;
  }
}

const files = import.meta.glob<Labels[keyof Labels]>('./generated/*/*.json', { import: 'default' });
const asked = new Map<string, Promise<Labels[keyof Labels]>>();

function ask(lang: 'fr' | 'en', feature: string): Promise<Labels[keyof Labels]> {
  const file = `./generated/${lang}/${feature}.json`;
  const labels = asked.get(file) ?? files[file]?.();
  if (!labels) throw new Error(`There are no labels at ${file}.`);
  asked.set(file, labels);
  return labels;
}

/** The labels of a language in the browser: from the document, or from one file for each feature. */
export const labelSource =
  (lang: 'fr' | 'en'): LabelSource =>
  (feature) =>
    window.shownLabels?.[feature] ?? (use(ask(lang, feature)) as Labels[typeof feature]);
