import { expect, test } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { aStampSet, theStampAnswers, theStampOptions } from '#domain/stamps/examples.ts';
import type { Favourite, Stamps } from '#domain/stamps/stamps.ts';
import { replacedBy } from '#tests/shared/replaced.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { aForm, aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { favouritesPage } from './favourites.server.ts';

const { t, paths } = wordingOf({ lang: 'fr', mode: 'part' });
const url = new URL('https://boutique.example/mon-compte/timbres-favoris');
const answers = theStampAnswers() as Record<string, string>;
const invoices: Favourite = { id: 'favori-1', name: 'Factures', stamps: aStampSet({ startCell: 1 }) };
const away = new Fault('unavailable', 'stamps');

/** The page of a shopper who composes, and has favourites. */
async function aVisit(kept: Record<string, string> = {}, over: Partial<Stamps> = {}, favourites = [invoices]) {
  const asked: unknown[] = [];
  const journeyDrafts = storedDrafts();
  const stamps: Partial<Stamps> = {
    options: async () => theStampOptions(),
    favourites: async () => favourites,
    keepFavourite: async (name, set) => {
      asked.push([name, set]);
      return { kind: 'kept', favourite: { id: 'favori-2', name, stamps: set } };
    },
    forgetFavourite: async (id) => void asked.push(id),
    ...over,
  };
  const request = () => aRequest({ ports: { stamps }, journeyDrafts });
  if (Object.keys(kept).length > 0) await request().journeyDrafts.save('stamps', { answers: kept, version: 0 });
  const posts = (fields: Record<string, string>) => favouritesPage.post(request(), { url, form: aForm(fields) });
  return {
    asked,
    posts,
    show: () => favouritesPage.show(request(), url),
    draft: () => request().journeyDrafts.of('stamps'),
  };
}

test('the present stamps are saved as a favourite under a name', async () => {
  const { posts, asked } = await aVisit(answers);
  expect(await replacedBy(posts({ intent: 'keep', name: ' Vœux ' }))).toBe(paths.stampFavourites({ note: 'favori' }));
  expect(asked).toEqual([['Vœux', aStampSet()]]);
});

test('the present stamps that are already a favourite can be renamed', async () => {
  const { show } = await aVisit(answers, {}, [{ ...invoices, stamps: aStampSet() }]);
  const { view } = await show();
  expect(view.composed).toMatchObject({ name: 'Factures', keep: t('stamps.renameFavourite') });
});

test.each([
  ['', t('stamps.requiredName')],
  ['x'.repeat(41), t('stamps.nameTooLong', { most: 40 })],
])('a name like « %s » is asked for again, and stays', async (name, error) => {
  const { posts, asked } = await aVisit(answers);
  const { status, page } = await posts({ intent: 'keep', name });
  expect([status, page.view?.composed?.error, page.view?.composed?.name]).toEqual([422, error, name]);
  expect(asked).toEqual([]);
});

test('one too many is said, and nothing is kept without stamps', async () => {
  const full = await aVisit(answers, { keepFavourite: async () => ({ kind: 'too-many' }) });
  const { status, page } = await full.posts({ intent: 'keep', name: 'Vœux' });
  expect([status, page.notices.map(({ text }) => text)]).toEqual([422, [t('stamps.tooManyFavourites')]]);
  const bare = await aVisit();
  expect(await ledTo(bare.posts({ intent: 'keep', name: 'Vœux' }))).toBe(paths.stampFavourites());
  expect([bare.asked, (await bare.show()).view.composed]).toEqual([[], undefined]);
});

test('a favourite is taken again in place of what is composed, and only one’s own', async () => {
  const { posts, draft } = await aVisit({ ...answers, quantity1: '7' });
  expect(await ledTo(posts({ intent: 'take', favourite: 'favori-9' }))).toBe(paths.stampFavourites());
  expect((await draft()).answers).toMatchObject({ quantity1: '7' });
  expect(await ledTo(posts({ intent: 'take', favourite: 'favori-1' }))).toBe(paths.stampsConfiguration());
  expect((await draft()).answers).toEqual({ ...answers, startCell: '1' });
});

test('a favourite is forgotten', async () => {
  const { posts, asked } = await aVisit();
  expect(await replacedBy(posts({ intent: 'forget', favourite: 'favori-1' }))).toBe(
    paths.stampFavourites({ note: 'oublie' }),
  );
  expect(asked).toEqual(['favori-1']);
});

test('a backend that is away keeps the page and what was typed', async () => {
  const { posts } = await aVisit(answers, { keepFavourite: fails(away) });
  const { status, page } = await posts({ intent: 'keep', name: 'Vœux' });
  expect([status, page.view?.composed?.name]).toEqual([503, 'Vœux']);
  expect(page.failure).toMatchObject({ details: 'stamp-favourites_stamps_favourites' });
});
