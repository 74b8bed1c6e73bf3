import type { Words } from '../shared/lang.ts';
import type { Site } from '../shared/site.ts';
import type { Component } from './components.ts';

export interface Page {
  uid: string;
  sites: readonly Site[];
  typeCode: 'ContentPage' | 'CategoryPage' | 'ProductPage';
  /** Paths of a content page; the first one is its own. */
  labels: readonly string[];
  /** The code of a product, category or list, for other types of pages. */
  code?: string;
  title: Words;
  description: Words;
  draft?: boolean;
  noIndex?: boolean;
  slots: { position: string; components: Component[] }[];
}

type Draft = Omit<Page, 'typeCode' | 'sites' | 'slots'> & {
  sites?: readonly Site[];
  blocks: Component[];
};

const everywhere: readonly Site[] = ['part', 'pro'];

/** A page with one column of blocks. */
export const contentPage = ({ sites = everywhere, blocks, ...page }: Draft): Page => ({
  ...page,
  sites,
  typeCode: 'ContentPage',
  slots: [{ position: 'Section1', components: blocks }],
});

const pagesOfType =
  (typeCode: 'CategoryPage' | 'ProductPage') =>
  ({ sites = everywhere, blocks, ...page }: Omit<Draft, 'labels'> & { code: string }): Page => ({
    ...page,
    sites,
    labels: [],
    typeCode,
    slots: [{ position: 'Section1', components: blocks }],
  });

export const categoryPage = pagesOfType('CategoryPage');
export const productPage = pagesOfType('ProductPage');
