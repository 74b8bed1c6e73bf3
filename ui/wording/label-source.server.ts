import type { Labels } from './generated/types.ts';
import type { LabelSource } from './use-copy.ts';

const files = import.meta.glob<Labels[keyof Labels]>('./generated/*/*.json', { eager: true, import: 'default' });

/** The labels of a language, all at hand on the server; `used` collects what a page reads, which travels with its document. */
export function labelSource(lang: 'fr' | 'en', used: Partial<Labels>): LabelSource {
  return (feature) => {
    const labels = files[`./generated/${lang}/${feature}.json`] as Labels[typeof feature];
    used[feature] = labels;
    return labels;
  };
}
