import { use } from 'react';
import type { Labels } from './generated/types.ts';
import type { LabelSource } from './use-copy.ts';

const files = import.meta.glob<Labels[keyof Labels]>('./generated/*/*.json', { import: 'default' });
const asked = new Map<string, Promise<Labels[keyof Labels]>>();

/** The labels of a language in the browser: each feature's are one small file, loaded when its first screen shows. */
export const labelSource =
  (lang: 'fr' | 'en'): LabelSource =>
  (feature) => {
    const file = `./generated/${lang}/${feature}.json`;
    const labels = asked.get(file) ?? files[file]?.();
    if (!labels) throw new Error(`There are no labels at ${file}.`);
    asked.set(file, labels);
    return use(labels) as Labels[typeof feature];
  };
