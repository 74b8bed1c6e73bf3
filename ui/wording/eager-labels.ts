import en from './generated/en.labels.json' with { type: 'json' };
import fr from './generated/fr.labels.json' with { type: 'json' };
import type { LabelSource } from './use-copy.ts';

/** All labels of a language, for stories and tests only: the shop loads them when a page needs them. */
export const labelsIn = (language: string): LabelSource => {
  const labels = language === 'en' ? en : fr;
  return (feature) => labels[feature];
};
