import type { LabelSource } from './use-copy.ts';

const files = import.meta.glob('./generated/{fr,en}/*.json', { eager: true, import: 'default' });

/** All labels of a language at once: for stories and tests only, the shop loads them feature by feature. */
export const labelsIn = (language: string): LabelSource =>
  ((feature: string) => files[`./generated/${language}/${feature}.json`]) as LabelSource;
