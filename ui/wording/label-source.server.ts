import type { Labels } from './generated/types.ts';
import type { LabelSource } from './use-copy.ts';

const files = import.meta.glob<Labels[keyof Labels]>('./generated/*/*.json', { eager: true, import: 'default' });

/**
 * The labels of a language on the server; `used` collects the labels that a page reads, which its document contains.
 */
export function labelSource(lang: 'fr' | 'en', used: Partial<Labels>): LabelSource {
  return (feature) => {
    const labels = files[`./generated/${lang}/${feature}.json`] as Labels[typeof feature];
    used[feature] = labels;
    return labels;
  };
}
