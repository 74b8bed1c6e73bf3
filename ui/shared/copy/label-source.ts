import { use } from 'react';
import type { Labels } from './generated/types.ts';
import type { LabelSource } from './use-copy.ts';

declare global {
  interface Window {
    /** Features whose labels the document shows: written by `ui/entry.server.tsx`. */
    shownLabels?: string[];
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

/** The labels of a language in the browser: each feature's are one small file, loaded when its first screen shows. */
export const labelSource =
  (lang: 'fr' | 'en'): LabelSource =>
  (feature) =>
    use(ask(lang, feature)) as Labels[typeof feature];

/** Fetches what the document shows together, before hydration would ask for one after the other. */
export const shownLabels = (lang: 'fr' | 'en') =>
  Promise.all((window.shownLabels ?? []).map((feature) => ask(lang, feature)));
