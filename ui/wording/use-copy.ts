import { createContext, use } from 'react';
import type { Labels } from './generated/types.ts';

/** Gives the fixed labels of a feature in the page's language; suspends while they load in the browser. */
export type LabelSource = <Feature extends keyof Labels>(feature: Feature) => Labels[Feature];

export const CopyContext = createContext<LabelSource | null>(null);

/** The fixed labels of a feature. A text with an argument is a message, made by a view on the server. */
export function useCopy<Feature extends keyof Labels>(feature: Feature): Labels[Feature] {
  const source = use(CopyContext);
  if (!source) throw new Error('No CopyContext above.');
  return source(feature);
}
