import { Matchers } from '@pact-foundation/pact';
import { type Promised, pactWith } from './pact.ts';

const { eachLike, integer, like, string } = Matchers;

export const pact = pactWith('catalog');
export const catalogue = { 'the catalogue': {} };

/** A call for the first page of a search or a listing. */
export const searchRequest = (query: string, more: Record<string, string> = {}) =>
  ({
    given: catalogue,
    call: 'GET /products/search',
    query: { query, currentPage: '0', pageSize: '96', fields: 'FULL', ...more },
  }) satisfies Partial<Promised>;

const pageOf = (results: number) => ({
  currentPage: 0,
  pageSize: 96,
  totalPages: integer(results),
  totalResults: integer(results),
});

/** A page of products, as every search and listing answers. */
export const listing = {
  currentQuery: {},
  products: eachLike({ code: string('1126001'), name: string('Carnet de 12 timbres') }),
  sorts: eachLike({ code: string('relevance') }),
  facets: like([]),
  pagination: pageOf(1),
};

export const emptyListing = { ...listing, products: like([]), pagination: pageOf(0) };

/** One facet with one value. */
export const aFacet = (code: string, name: string, value: { code: string; name: string; count: number; on: boolean }) =>
  eachLike({
    code: string(code),
    name: string(name),
    values: eachLike({
      code: string(value.code),
      name: string(value.name),
      count: integer(value.count),
      selected: like(value.on),
    }),
  });
