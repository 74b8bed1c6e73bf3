import { describe, expect, test } from 'vitest';
import type { Parcels } from '#domain/parcels/parcels.ts';
import { Fault } from '#domain/shared/fault.ts';
import { euros } from '#domain/shared/money.ts';
import { cellsOf } from '#tests/shared/table-rows.ts';
import { aVisit, row, total } from '#tests/shared/visits/batch-visit.ts';
import { shopContext } from '#ui/request/contexts.server.ts';
import { argsOf, fails } from '#ui/request/request.examples.ts';
import { loader } from './batch-file.route.ts';
import { batchFileOf, templateFile } from './batch-file.server.ts';

describe('the file of the parcels', () => {
  /** Two prices for each parcel, all of them different. */
  const quoteBatch: Parcels['quoteBatch'] = async (parcels) => ({
    total,
    parcels: parcels.map((_, at) => ({ ht: euros(8.5 + at), ttc: euros(10.2 + at), refusals: [] })),
  });
  const readBack = async ({ request }: Awaited<ReturnType<typeof aVisit>>) => {
    const [names = [], ...rows] = await cellsOf(await batchFileOf(request()));
    return rows.map((cells) => Object.fromEntries(names.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : []))));
  };

  test('the file of parcels has every column under its name, and each parcel’s price without and with tax', async () => {
    const visit = await aVisit({ quoteBatch });
    await visit.reads(row(), row('lourd'), row('1,5'));
    const whole = {
      Nom: 'Achats',
      Prénom: 'Contact',
      Civilité: 'Madame',
      Adresse: '4 rue du Port',
      'Code postal': '71000',
      Commune: 'Mâcon',
    };
    expect(await readBack(visit)).toEqual([
      { ...whole, 'Poids en kg': '0,92', 'Prix HT en euros': '8,50', 'Prix TTC en euros': '10,20' },
      // A row that is to be mended has no price, and takes none of the others.
      { ...whole, 'Poids en kg': 'lourd' },
      { ...whole, 'Poids en kg': '1,5', 'Prix HT en euros': '9,50', 'Prix TTC en euros': '11,20' },
    ]);
  });

  test.each<[string, Partial<Parcels>]>([
    ['price is said', { quoteBatch: fails(new Fault('unavailable', 'quoteParcelBatch')) }],
    ['choice is known', { options: fails(new Fault('unavailable', 'getParcelOptions')) }],
  ])('the file of parcels has no columns of prices where no %s', async (_, away) => {
    const visit = await aVisit();
    await visit.reads(row());
    const whole = await cellsOf(await batchFileOf(visit.request()));
    const { request } = await aVisit(away, { journeyDrafts: visit.journeyDrafts });
    const file = await cellsOf(await batchFileOf(request()));
    expect(file).toEqual(whole.map((cells) => cells.slice(0, -2)));
    expect(file[1]).toContain('Achats');
  });

  test.each([
    ['?lot=1', 'mes-colis', batchFileOf],
    ['', 'modele-colis', templateFile],
  ])('the file of parcels at « %s » is downloaded as %s', async (query, name, fileOf) => {
    const { reads, request, journeyDrafts } = await aVisit();
    await reads(row('lourd'));
    const args = argsOf(request(), { path: `/professionnel/ecom/colis/lot.csv${query}` });
    args.context.set(shopContext, { ...args.context.get(shopContext), journeyDrafts });
    const answer = await loader(args);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename=${name}.csv`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(`\uFEFF${await answer.text()}`).toBe(await fileOf(request()));
  });
});
