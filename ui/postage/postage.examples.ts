import { foundPostage, postageOptions } from '#domain/postage/examples.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type PostagePage, type PostageView, postageView } from './postage.view.ts';
import { readPostageQuery } from './postage-query.ts';

/** Nothing typed, unless the address says it. */
export const typedAs = (address: Partial<PostagePage['typed']> = {}) =>
  readPostageQuery({ by: null, sheets: null, envelope: null, weight: null, country: null, ...address });

/** A letter of 35 g within France, with its answer. */
export const aPostagePage = (change: Partial<PostagePage> = {}): PostagePage => ({
  typed: typedAs({ weight: '35', country: 'FR' }),
  options: postageOptions(),
  found: foundPostage(),
  fault: null,
  ...change,
});

export const aPostageView = (
  change: Partial<PostagePage> = {},
  { lang = 'fr', mode = 'part' }: { lang?: Lang; mode?: Mode } = {},
): PostageView => postageView(aPostagePage(change), wordingOf({ lang, mode }));
