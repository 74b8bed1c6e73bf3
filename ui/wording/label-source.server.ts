import en from './generated/en.labels.json' with { type: 'json' };
import fr from './generated/fr.labels.json' with { type: 'json' };
import type { Labels } from './generated/types.ts';
import type { LabelSource } from './use-copy.ts';

const files: Record<'fr' | 'en', Labels> = { fr, en };

/**
 * The labels of a language on the server; `used` collects the labels that a page reads, which its document contains.
 */
export function labelSource(lang: 'fr' | 'en', used: Partial<Labels>): LabelSource {
  return (feature) => {
    const labels = files[lang][feature];
    used[feature] = labels;
    return labels;
  };
}
