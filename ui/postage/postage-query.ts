import { type Item, type PostageAnswer, parseGrams } from '#domain/postage/postage.ts';
import type { QueryValues } from '#ui/routing/queries/queries.ts';

/** The address of the page, with the choice by which its form is filled in. */
export type PostageTyped = QueryValues<'postage'> & { by: 'feuilles' | 'poids' };

/** What is wrong with what was typed, and the field where it stands. */
export interface PostageFault {
  field: 'feuilles' | 'poids' | 'pays';
  kind: 'no-weight' | 'no-sheets' | 'too-heavy' | 'unknown-destination';
}

export function readPostageQuery(query: QueryValues<'postage'>): PostageTyped {
  const by = query.by ?? (query.weight !== null ? 'poids' : 'feuilles');
  return { ...query, by, country: query.country?.toUpperCase() ?? null };
}

/** Whether the address asks for an answer; a weight alone only fills in the form, since the country decides the price. */
export const isComplete = ({ weight, sheets, country }: PostageTyped): boolean =>
  country !== null && (weight !== null || sheets !== null);

/** Grams: the backend is asked about no more. */
const maxGrams = 1_000_000;

/** The item that was asked for, or what is wrong with it. */
export function itemIn({ by, weight, sheets: typedSheets, envelope }: PostageTyped): Item | PostageFault {
  if (by === 'poids') {
    const grams = parseGrams(weight ?? '');
    if (grams === null) return { field: 'poids', kind: 'no-weight' };
    return grams > maxGrams ? { field: 'poids', kind: 'too-heavy' } : { kind: 'weighed', grams };
  }
  const sheets = /^[0-9]{1,4}$/.test(typedSheets ?? '') ? Number(typedSheets) : 0;
  return sheets === 0 ? { field: 'feuilles', kind: 'no-sheets' } : { kind: 'counted', sheets, envelope };
}

/** Where a refusal of the backend stands in the form. */
export function faultOf({ kind }: Exclude<PostageAnswer, { kind: 'found' }>, { by }: PostageTyped): PostageFault {
  if (kind === 'unknown-destination') return { field: 'pays', kind };
  if (kind === 'too-heavy') return { field: by, kind };
  return by === 'poids' ? { field: 'poids', kind: 'no-weight' } : { field: 'feuilles', kind: 'no-sheets' };
}
