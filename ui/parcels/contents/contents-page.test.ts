import { describe, expect, test } from 'vitest';
import { theContents } from '#domain/parcels/examples.ts';
import type { Parcels } from '#domain/parcels/parcels.ts';
import { Fault } from '#domain/shared/fault.ts';
import { answers, aVisit, paths, posts, url } from '#tests/shared/visits/parcels-visit.ts';
import { fails, ledTo } from '#ui/request/request.examples.ts';
import { contentsPage } from './contents.server.ts';

const abroad = { ...answers, destination: 'CH', postalCode: '1201' };
const two = { ...theContents({ articles: '2' }), 'article.2.description': ' Tasse en grès ' } as Record<string, string>;

describe('the customs code of an article', () => {
  async function looking(hsCodes?: Parcels['hsCodes']) {
    const sought: string[] = [];
    const found: Parcels['hsCodes'] = async (words) => {
      sought.push(words);
      return [{ code: '691200', name: 'Vaisselle en céramique' }];
    };
    const visit = await aVisit(abroad, { parcels: { hsCodes: hsCodes ?? found } });
    const shown = async () => (await contentsPage.show(visit.request(), url)).view.hs;
    return { visit, sought, shown };
  }

  test('an article’s customs code is searched by its description, and proposed', async () => {
    const { visit, sought, shown } = await looking();
    expect(await ledTo(posts(visit, 'contents', { ...two, intent: 'hs', hsFor: '2' }))).toBe(
      `${paths.parcelsContents()}#codes-sh`,
    );
    expect(await shown()).toMatchObject({ article: '2', codes: [{ value: '691200' }] });
    expect(sought).toEqual(['Tasse en grès']);
  });

  test('an article’s customs code is written into that article when chosen, and no longer proposed', async () => {
    const { visit, shown } = await looking();
    const taken = posts(visit, 'contents', { ...two, intent: 'hs-take', hsAsked: '2', hs: '691200' });
    expect(await ledTo(taken)).toBe(`${paths.parcelsContents()}#champ-article.2.hsCode`);
    const draft = await visit.draft();
    expect([draft['article.1.hsCode'], draft['article.2.hsCode'], await shown()]).toEqual([undefined, '691200', null]);
  });

  test.each([
    ['none is chosen', { hsAsked: '2', hs: '' }, '#champ-article.2.hsCode'],
    ['it is of no article', { hsAsked: '11', hs: '691200' }, ''],
    ['none was looked for', { hs: '691200' }, ''],
  ])('an article’s customs code changes no article where %s', async (_, posted, anchor) => {
    const { visit } = await looking();
    const led = await ledTo(posts(visit, 'contents', { ...two, intent: 'hs-take', ...posted }));
    expect(led).toBe(`${paths.parcelsContents()}${anchor}`);
    expect(Object.keys(await visit.draft()).filter((name) => name.endsWith('hsCode'))).toEqual([]);
  });

  test('an article’s customs code is not searched without a description, and the page asks for one', async () => {
    const { visit, sought } = await looking();
    const { page } = await posts(visit, 'contents', { ...two, intent: 'hs', hsFor: '1', 'article.1.description': ' ' });
    expect(page.view?.notices[0]?.text).toContain('Décrivez d’abord l’article 1');
    expect(sought).toEqual([]);
  });

  test.each(['11', ''])('the customs code of an article that is none, « %s », is not searched', async (hsFor) => {
    const { visit, sought, shown } = await looking();
    await ledTo(posts(visit, 'contents', { ...two, intent: 'hs', hsFor }));
    expect([await shown(), sought]).toEqual([null, []]);
  });

  test('an article’s customs code can be typed where the search fails', async () => {
    const { visit, shown } = await looking(fails(new Fault('unavailable', 'findHsCodes')));
    await ledTo(posts(visit, 'contents', { ...two, intent: 'hs', hsFor: '2' }));
    expect(await shown()).toMatchObject({ article: '2', codes: [], status: expect.stringContaining('indisponible') });
  });
});
