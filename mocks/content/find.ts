import type { Site } from '../shared/site.ts';
import type { Component } from './components.ts';
import type { Page } from './page.ts';
import { pages } from './pages/index.ts';

/** The site that is read, and whether drafts are included. */
export interface Reader {
  site: Site;
  drafts: boolean;
}

export const pagesFor = ({ site, drafts }: Reader): Page[] =>
  pages.filter((page) => page.sites.includes(site) && (drafts || !page.draft));

/** Whole segments only; the home page is no prefix of other pages. */
const covers = (label: string, path: string) => path === label || path.startsWith(`${label}/`);

export function pageOfLabel(reader: Reader, path: string): Page | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const labelled = pagesFor(reader).flatMap((page) => page.labels.map((label) => ({ label, page })));
  const matches = labelled
    .filter(({ label }) => covers(label, trimmed))
    .toSorted((one, other) => other.label.length - one.label.length);
  return matches[0]?.page;
}

export const pageOfCode = (reader: Reader, { pageType, code }: { pageType: string; code: string }): Page | undefined =>
  pagesFor(reader).find((page) => page.typeCode === pageType && page.code === code);

export const visibleTo = (reader: Reader, components: Component[]): Component[] =>
  components.filter(({ draft }) => reader.drafts || !draft);

export function componentsOf(reader: Reader, uids: string[]): Component[] {
  const standing = pagesFor(reader).flatMap(({ slots }) => slots.flatMap(({ components }) => components));
  const all = new Map(
    visibleTo(reader, [...standing, ...standing.flatMap(({ parts }) => parts)]).map((each) => [each.uid, each]),
  );
  return uids.flatMap((uid) => all.get(uid) ?? []);
}
