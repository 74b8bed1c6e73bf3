/** Very large categories, made from the recorded listing. */
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { toSearchPage } from '#adapters/catalog/catalog-mapping.ts';
import { vProductSearchPage } from '#adapters/generated/catalog/valibot.gen.ts';
import { inRounds, ratioIn } from './burst.ts';
import type { Pretence } from './canned-backend.ts';

const size = 96;
const categories = { hundred: 'cent', many: 'cent-mille', facets: 'facettes' };
const products = { [categories.hundred]: 100, [categories.many]: 100_000 };
const [facetCount, valueCount] = [60, 200];

/** Answers these categories with the root's page, enlarged. */
export const pretence: Pretence = (url) => {
  const code = Object.values(categories).find((one) => url.includes(`allCategories%3A${one}&`));
  if (!code) return null;
  return {
    url: url.replace(`allCategories%3A${code}&`, 'allCategories%3Aracine&'),
    change: (body) => changed(body, code),
  };
};

function changed(body: Buffer, code: string): Buffer {
  const page = v.parse(vProductSearchPage, JSON.parse(body.toString()));
  const totalResults = products[code] ?? page.pagination.totalResults;
  const pagination = { ...page.pagination, totalResults, totalPages: Math.ceil(totalResults / size) };
  const facets = code === categories.facets ? Array.from({ length: facetCount }, (_, at) => aFacet(at)) : page.facets;
  return Buffer.from(JSON.stringify({ ...page, pagination, facets }));
}

const aFacet = (at: number) => ({
  code: `attribut${at}`,
  name: `Attribut ${at}`,
  multiSelect: true,
  visible: true,
  values: Array.from({ length: valueCount }, (_, value) => ({
    code: `valeur-${at}-${value}`,
    name: `Valeur ${value} de l’attribut ${at}`,
    count: value + 1,
    selected: false,
  })),
});

interface Figure {
  name: string;
  value: number;
  unit: string;
  most: number;
}

export async function largeFigures(shop: { url: string; pid: number }, recorded: Buffer): Promise<Figure[]> {
  const page = (code: string) => ({ url: `${shop.url}/boutique/c/${code}`, pid: shop.pid });
  const rounds = await inRounds({ hundred: page(categories.hundred), many: page(categories.many) }, 9);
  const ratio = rounds ? ratioIn(rounds, 'many', 'hundred') : Number.NaN;
  const zipped = async (path: string) => {
    const answer = await fetch(shop.url + path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return gzipSync(await answer.text(), { level: 6 }).length / 1000;
  };
  const long = `/boutique/c/${categories.facets}`;
  return [
    { name: '100,000 products : 100', value: ratio, unit: '× CPU a page', most: 1.1 },
    { name: '60 facets × 200 values', value: await zipped(long), unit: 'kB gzip', most: 60 },
    { name: 'one of them in whole', value: await zipped(`${long}?tout=attribut7`), unit: 'kB gzip', most: 60 },
    { name: 'answer of 96 read', value: readingMs(recorded), unit: 'ms CPU', most: 1 },
  ];
}

/**
 * Milliseconds to parse, validate and map an answer: the best of several batches, the least disturbed by other
 * programs.
 */
function readingMs(body: Buffer): number {
  const [batches, times] = [20, 50];
  const taken = Array.from({ length: batches }, () => {
    const before = process.cpuUsage();
    for (let each = 0; each < times; each += 1) toSearchPage(v.parse(vProductSearchPage, JSON.parse(body.toString())));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / times;
  });
  return Math.min(...taken);
}
