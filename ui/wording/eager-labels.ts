import type { LabelSource } from './use-copy.ts';

const files = import.meta.glob('./generated/{fr,en}/*.json', { eager: true, import: 'default' });

/** All labels of a language, for stories and tests only: the shop loads them by feature. */
export const labelsIn = (language: string): LabelSource =>
  ((feature: string) => files[`./generated/${language}/${feature}.json`]) as LabelSource;
