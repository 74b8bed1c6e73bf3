import type { Labels } from './generated/types.ts';
import type { LabelSource } from './use-copy.ts';

const files = import.meta.glob<Labels[keyof Labels]>('./generated/*/*.json', { eager: true, import: 'default' });

/** The labels of a language, all at hand on the server. */
export const labelSource =
  (lang: 'fr' | 'en'): LabelSource =>
  (feature) =>
    files[`./generated/${lang}/${feature}.json`] as Labels[typeof feature];
