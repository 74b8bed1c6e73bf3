import type { Labels } from './generated/types.ts';
import type { LabelSource } from './use-copy.ts';

const files = import.meta.glob<Labels[keyof Labels]>('./generated/*/*.json', { eager: true, import: 'default' });

/** The labels of a language, all at hand on the server; `used` collects what a page reads, for the browser to fetch at once. */
export function labelSource(lang: 'fr' | 'en', used: Set<string>): LabelSource {
  return (feature) => {
    used.add(feature);
    return files[`./generated/${lang}/${feature}.json`] as Labels[typeof feature];
  };
}
