import { describe, expect, test, vi } from 'vitest';
import type { CheckResult } from '#domain/address/check/address-check.ts';
import { aPlace, suggesting } from '#domain/address/check/examples.ts';
import { aParcel } from '#domain/cart/examples.ts';
import { editedField } from '#domain/journey/drafts.ts';
import { anOrder } from '#domain/orders/examples.ts';
import { theContents } from '#domain/parcels/examples.ts';
import type { ParcelRefusal, Parcels } from '#domain/parcels/parcels.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { euros } from '#domain/shared/money.ts';
import {
  answers,
  aVisit,
  configuration,
  fieldsOf,
  type Over,
  pages,
  paths,
  posts,
  quote,
  t,
  url,
  type Visit,
} from '#tests/shared/visits/parcels-visit.ts';
import { aForm, fails, ledTo, noSession } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addressesPage } from './addresses/addresses.server.ts';
import { contentsPage } from './contents/contents.server.ts';
import { deliveryPage } from './delivery/delivery.server.ts';
import { entryPage } from './entry/entry.server.ts';
import { summaryPage } from './summary/summary.server.ts';

describe('the way through the steps', () => {
  test('the steps of a parcel skip customs within France', async () => {
    const visit = await aVisit(answers);
    expect(await ledTo(posts(visit, 'addresses', fieldsOf('sender', 'recipient')))).toBe(paths.parcelsSummary());
  });

  test('the steps of a parcel lead to customs where the backend says so', async () => {
    const visit = await aVisit({ ...answers, destination: 'CH', postalCode: '1200' });
    expect(await ledTo(posts(visit, 'addresses', fieldsOf('sender', 'recipient')))).toBe(paths.parcelsContents());
    expect(await ledTo(posts(visit, 'contents', theContents() as Record<string, string>))).toBe(paths.parcelsSummary());
  });

  test.each([
    ['origin', '__proto__'],
    ['origin', 'ZZ'],
    ['destination', 'toString'],
    ['destination', 'a'.repeat(64)],
  ])('the backend is not asked about customs of a parcel whose %s is « %s »', async (field, code) => {
    const customs = vi.fn(async () => ({ isNeeded: false, reason: null }));
    const visit = await aVisit({}, { parcels: { customs } });
    const typed = { ...fieldsOf('origin', 'destination', 'postalCode', 'weight', 'format'), [field]: code };
    const { status } = await posts(visit, 'item', typed);
    expect([status, customs.mock.calls]).toEqual([422, []]);
  });

  test('another destination names the answers that it drops', async () => {
    const visit = await aVisit(answers);
    const typed = { ...fieldsOf('origin', 'weight', 'format'), destination: 'BE', postalCode: '1000' };
    expect(await ledTo(posts(visit, 'item', typed))).toContain('retire=way');
    expect(await visit.draft()).not.toHaveProperty('recipient.streetName');
  });
});

describe('the delivery', () => {
  test('a delivery to a point that is not chosen is refused like any other fault, with the points to choose from', async () => {
    const visit = await aVisit({ ...answers, way: '' });
    const { status, page } = await posts(visit, 'delivery', { way: 'point', cover: 'INCLUDED' });
    expect(status).toBe(422);
    expect(page.view).toMatchObject({
      notices: [],
      errors: { pickupPoint: t('parcels.fault.pickupPoint.required') },
      pickup: { points: [{ id: expect.any(String) }] },
    });
  });

  test('the delivery to a point opens the list of points without scripts by a button of its own', async () => {
    const visit = await aVisit({ ...answers, way: '' });
    const led = await ledTo(posts(visit, 'delivery', { cover: 'R1', intent: 'points' }));
    expect(led).toBe(`${paths.parcelsDelivery()}#retrait-colis`);
    expect(await visit.draft()).toMatchObject({ way: 'point', cover: 'R1' });
  });

  test('the delivery step shows the points of a search before its answers are saved', async () => {
    const visit = await aVisit({ ...answers, way: 'home' });
    const asked = new URL(paths.parcelsDelivery({ pickupOf: 'colis', postalCode: '69002' }), url);
    const { view } = await deliveryPage.show(visit.request(), asked);
    expect([view.pickup?.points.length, view.ways.find(({ selected }) => selected)?.value]).toEqual([1, 'point']);
    expect(view.errors).toEqual({});
    expect(await visit.draft()).toMatchObject({ way: 'home' });
  });

  test.each([
    ['point', [t('parcels.pickupPoint')]],
    ['home', []],
  ])('by « %s » shows the point among the answers only where the parcel goes there', async (way, labels) => {
    const told = { ...quote, point: aPickupPoint() };
    const visit = await aVisit(
      { ...answers, way, pickupPoint: 'FR:lyon-1' },
      { parcels: { quote: async () => ({ kind: 'quoted', quote: told }) } },
    );
    const { rows } = (await deliveryPage.show(visit.request(), url)).view.summary;
    expect(rows.map(({ label }) => label).filter((label) => label === t('parcels.pickupPoint'))).toEqual(labels);
  });

  test('the delivery step keeps the other answers when a point is chosen', async () => {
    const visit = await aVisit({ ...answers, cover: 'INCLUDED' });
    const led = await ledTo(posts(visit, 'delivery', { way: 'point', cover: 'R1', point: 'FR:lyon-1' }));
    expect(led).toBe(`${paths.parcelsDelivery()}#retrait-colis`);
    expect(await visit.draft()).toMatchObject({ way: 'point', pickupPoint: 'FR:lyon-1', cover: 'R1' });
  });

  test('the delivery step says at its field what the backend refuses', async () => {
    const refusals: ParcelRefusal[] = [{ kind: 'fault', field: 'pickupPoint', fault: { code: 'point-not-taking' } }];
    const visit = await aVisit(answers, { parcels: { quote: async () => ({ kind: 'refused', refusals, quote }) } });
    const typed = { way: 'point', pickupPoint: 'FR:lyon-1', cover: 'INCLUDED' };
    const { status, page } = await deliveryPage.post(visit.request(), { url, form: aForm(typed) });
    expect([status, page.view?.errors.pickupPoint]).toEqual([422, t('parcels.fault.point-not-taking')]);
  });
});

test('the summary says when the parcel arrives for the day that is chosen, before it is kept', async () => {
  const visit = await aVisit(
    { ...answers, depositDate: '' },
    {
      parcels: {
        quote: async ({ deposit }) => ({ kind: 'quoted', quote: { ...quote, deposit: deposit?.date ?? '2026-11-23' } }),
      },
    },
  );
  const chosen = { depositPlace: 'post-office', depositDate: '2026-11-25', intent: 'recalculer' };
  const { page } = await summaryPage.post(visit.request(), { url, form: aForm(chosen) });
  const rows = page.view?.parts.flatMap((part) => part.rows) ?? [];
  expect(rows.find(({ label }) => label === t('parcels.row.arrival'))?.value).toMatch(/25\/11\/2026$/);
  expect(await visit.draft()).toMatchObject({ depositDate: '' });
});

test('the two addresses change places, with whatever was typed', async () => {
  const visit = await aVisit(answers);
  await ledTo(posts(visit, 'addresses', { ...fieldsOf('sender', 'recipient'), intent: 'swap' }));
  expect(await visit.draft()).toMatchObject({ 'recipient.lastName': 'Particulier', postalCode: '69002' });
});

describe('an address that the checking service knows otherwise', () => {
  const typed = fieldsOf('sender', 'recipient');
  const [mine, other] = ['12 rue de la République', '4 rue du Port'];
  const better = aPlace();
  const asked = (checks: Record<string, CheckResult>) => aVisit(answers, { checks });
  const shownBy = async (visit: Visit, fields: Record<string, string>) => {
    const { status, page } = await addressesPage.post(visit.request(), { url, form: aForm(fields) });
    const [sender, recipient] = page.view?.parties ?? [];
    return { status, view: page.view, failure: page.failure, sender: sender?.check, recipient: recipient?.check };
  };

  test('an address that the checking service corrects is asked about at its fields, and no failure is counted', async () => {
    const { status, view, failure, sender, recipient } = await shownBy(
      await asked({ [other]: suggesting(better) }),
      typed,
    );
    expect([status, sender, failure]).toEqual([422, undefined, undefined]);
    expect(recipient?.choices.map(({ label }) => label)).toEqual([t('address.useSuggested'), t('address.keepTyped')]);
    expect(Object.keys(view?.errors ?? {})).toEqual(['recipient.confirmed']);
    expect(view?.values).toMatchObject({ 'recipient.streetName': other, 'sender.streetName': mine });
  });

  test('a corrected address is replaced by the chosen one, or kept, and asked about once', async () => {
    const visit = await asked({ [other]: suggesting(better) });
    const { recipient } = await shownBy(visit, typed);
    const answer = (value = '') => ({
      ...typed,
      'recipient.about': recipient?.about ?? '',
      'recipient.suggestion': value,
    });
    expect((await shownBy(visit, answer())).status, 'nothing is chosen').toBe(422);
    expect(await ledTo(posts(visit, 'addresses', answer(recipient?.choices.at(-1)?.value)))).toBe(
      paths.parcelsSummary(),
    );
    const { 'recipient.confirmed': confirmed = '' } = await visit.draft();
    expect((await visit.draft())['recipient.streetName']).toBe(other);
    const again = { ...typed, 'recipient.confirmed': confirmed };
    expect(await ledTo(posts(visit, 'addresses', again)), 'not asked again').toBe(paths.parcelsSummary());
    expect(await ledTo(posts(visit, 'addresses', answer(recipient?.choices[0]?.value)))).toBe(paths.parcelsSummary());
    expect((await visit.draft())['recipient.streetName']).toBe('4 rue du Pont');
  });

  test('a corrected address takes a postal code of the same place, and no place elsewhere', async () => {
    const elsewhere = { ...better, codePostal: '97110', city: 'Les Abymes' };
    const visit = await asked({ [other]: suggesting({ ...better, codePostal: '71870' }, elsewhere) });
    const { recipient } = await shownBy(visit, typed);
    expect(recipient?.choices).toHaveLength(2);
    const chosen = {
      'recipient.about': recipient?.about ?? '',
      'recipient.suggestion': recipient?.choices[0]?.value ?? '',
    };
    await ledTo(posts(visit, 'addresses', { ...typed, ...chosen }));
    expect(await visit.draft()).toMatchObject({ postalCode: '71870', 'recipient.streetName': '4 rue du Pont' });
  });

  test('an unknown address is to be looked at, and is kept where it is sent again unchanged', async () => {
    const visit = await asked({ [mine]: { kind: 'unknown' }, '5 rue du Port': { kind: 'unknown' } });
    const { sender } = await shownBy(visit, typed);
    expect([sender?.text, sender?.choices]).toEqual([t('address.partyUnknown'), []]);
    const again = { ...typed, 'sender.about': sender?.about ?? '', 'sender.suggestion': sender?.keepValue ?? '' };
    const mended = await shownBy(visit, { ...again, 'sender.streetName': '5 rue du Port' });
    expect(mended.sender?.about, 'another one is asked about as well').not.toBe(sender?.about);
    expect(await ledTo(posts(visit, 'addresses', again))).toBe(paths.parcelsSummary());
  });

  test('an address that is changed in place of an answer is checked as it stands now', async () => {
    const visit = await asked({ [other]: suggesting(better), '5 rue du Port': { kind: 'unknown' } });
    const { recipient } = await shownBy(visit, typed);
    const mended = {
      ...typed,
      'recipient.streetName': '5 rue du Port',
      'recipient.about': recipient?.about ?? '',
      'recipient.suggestion': recipient?.choices[0]?.value ?? '',
    };
    const next = await shownBy(visit, mended);
    expect(next.view?.values['recipient.streetName']).toBe('5 rue du Port');
    expect(next.recipient?.title).toBe(t('address.unknownTitle'));
  });

  test('an address is accepted where no service answers, and one of the book is not asked about', async () => {
    const away = await asked({ [mine]: { kind: 'unavailable' }, [other]: { kind: 'unavailable' } });
    expect(await ledTo(posts(away, 'addresses', typed))).toBe(paths.parcelsSummary());
  });
});

describe('a pasted address that was not split', () => {
  const block = 'Mme Claire Modèle\n8 rue Basse\n71000 Mâcon';

  test('fills in what is empty when « Continuer » is pressed, and is shown before the journey goes on', async () => {
    const visit = await aVisit(answers);
    const typed = { ...fieldsOf('sender'), 'recipient.lastName': 'Déjà' };
    const led = await ledTo(posts(visit, 'addresses', { ...typed, 'paste.recipient': block }));
    expect(led).toBe(paths.parcelsAddresses({ note: 'colle' }));
    expect(await visit.draft()).toMatchObject({
      'recipient.lastName': 'Déjà',
      'recipient.firstName': 'Claire',
      'recipient.streetName': '8 rue Basse',
      'recipient.city': 'Mâcon',
      'sender.streetName': '12 rue de la République',
    });
    const { notices } = await addressesPage.show(visit.request(), new URL(`?note=colle`, url)).then(({ view }) => view);
    expect(notices[0]?.text).toBe(t('address.pastedNote'));
  });

  test('is refused where it has neither a street nor a town, and what was typed is kept', async () => {
    const visit = await aVisit(answers);
    const typed = { ...fieldsOf('sender'), 'recipient.lastName': 'Déjà', 'paste.recipient': 'blabla' };
    for (const intent of ['paste-recipient', '']) {
      const { status, page } = await posts(visit, 'addresses', { ...typed, intent });
      expect([status, page.view?.notices[0]?.text]).toEqual([422, expect.stringContaining('pas reconnu d’adresse')]);
      expect(await visit.draft()).toMatchObject({ 'recipient.lastName': 'Déjà' });
    }
    expect(await visit.draft()).not.toHaveProperty('recipient.firstName');
  });

  test('fills in the first of several addresses, and the page says so', async () => {
    const visit = await aVisit(answers);
    const both = `${block}\n\nPaul Durand\n3 rue Haute\n69001 Lyon`;
    const posted = { ...fieldsOf('sender'), 'paste.recipient': both, intent: 'paste-recipient' };
    const { status, page } = await posts(visit, 'addresses', posted);
    expect([status, page.view?.notices[0]?.text]).toEqual([422, expect.stringContaining('plusieurs adresses')]);
    expect(await visit.draft()).toMatchObject({ 'recipient.streetName': '8 rue Basse', 'recipient.city': 'Mâcon' });
  });

  test('says that its town was left out where the parcel goes elsewhere', async () => {
    const visit = await aVisit({ ...answers, destination: 'GP' });
    const posted = { ...fieldsOf('sender'), 'paste.recipient': block, intent: 'paste-recipient' };
    expect(await ledTo(posts(visit, 'addresses', posted))).toBe(paths.parcelsAddresses({ note: 'ailleurs' }));
  });

  test('stands in the fields where another tab was faster', async () => {
    const visit = await aVisit(answers);
    const form = aForm({ ...fieldsOf('sender'), 'paste.recipient': block, version: '0', intent: 'paste-recipient' });
    const { status, page } = await addressesPage.post(visit.request(), { url, form });
    expect([status, page.view?.values['recipient.streetName']]).toEqual([422, '8 rue Basse']);
    expect(await visit.draft()).toEqual(answers);
  });
});

describe('the articles of a company’s account', () => {
  const saved = {
    id: 'article-1',
    description: 'Livre',
    weight: 300,
    value: euros(12.5),
    hsCode: '490199',
    origin: 'FR',
  };
  const abroad = { ...answers, destination: 'CH', postalCode: '1201' };
  const library = async (over: Partial<Parcels> = {}, given: Omit<Over, 'parcels'> = {}) => {
    const changed: unknown[] = [];
    const parcels: Partial<Parcels> = {
      articles: async () => [saved],
      saveArticle: async ({ description }) => {
        changed.push(description);
        return 'saved';
      },
      removeArticle: async (id) => void changed.push(id),
      ...over,
    };
    const visit = await aVisit(abroad, { parcels, mode: 'pro', ...given });
    return { visit, changed };
  };

  test('saved articles are offered to companies alone', async () => {
    const visit = await aVisit(abroad);
    expect((await contentsPage.show(visit.request(), url)).view.library).toBeNull();
  });

  test('stand in the form when one is chosen, and are no longer offered when one is forgotten', async () => {
    const { visit, changed } = await library();
    expect((await contentsPage.show(visit.request(), url)).view.library?.options).toHaveLength(2);
    await ledTo(posts(visit, 'contents', { intent: 'saved-use', saved: 'article-1', category: 'gift' }));
    expect(await visit.draft()).toMatchObject({
      category: 'gift',
      'article.1.description': 'Livre',
      'article.1.weight': '0,3',
    });
    await ledTo(posts(visit, 'contents', { intent: 'saved-forget', saved: 'article-1' }));
    expect(changed).toEqual(['article-1']);
  });

  test('articles are saved when they are ticked and right, whatever button is pressed', async () => {
    const { visit, changed } = await library();
    const typed = theContents() as Record<string, string>;
    await ledTo(posts(visit, 'contents', { ...typed, 'keep.1': 'yes', intent: 'article-add' }));
    await ledTo(posts(visit, 'contents', { ...typed, 'keep.1': 'yes' }));
    await posts(visit, 'contents', { ...typed, 'keep.1': 'yes', 'article.1.weight': 'lourd' });
    expect(changed).toEqual(['Livre', 'Livre']);
  });

  test('articles are not saved unless they are ticked', async () => {
    const { visit, changed } = await library();
    await ledTo(posts(visit, 'contents', theContents()));
    expect(changed).toEqual([]);
  });

  test('saved articles are chosen by what they are', async () => {
    const cup = { ...saved, id: 'article-2', description: 'Tasse' };
    const { visit, changed } = await library({ articles: async () => [saved, cup] });
    await ledTo(posts(visit, 'contents', { intent: 'saved-use', saved: 'article-2' }));
    expect(await visit.draft()).toMatchObject({ 'article.1.description': 'Tasse' });
    await ledTo(posts(visit, 'contents', { ...theContents(), intent: 'saved-use', saved: 'another' }));
    expect(await visit.draft(), 'one that is gone changes nothing').toMatchObject(theContents());
    await ledTo(posts(visit, 'contents', { ...theContents(), intent: 'saved-forget', saved: '' }));
    expect(changed).toEqual([]);
  });

  test.each<[string, Omit<Over, 'parcels'>]>([
    ['an individual', { mode: 'part' }],
    ['a visitor', { session: noSession }],
    ['an agent', { agent: { state: 'open', id: 'session-2' } as never }],
  ])('are neither shown to %s, nor used, kept or forgotten', async (_, given) => {
    const { visit, changed } = await library({}, given);
    expect((await contentsPage.show(visit.request(), url)).view.library).toBeNull();
    for (const intent of ['saved-use', 'saved-forget', 'article-add', ''])
      await ledTo(posts(visit, 'contents', { ...theContents(), 'keep.1': 'yes', saved: 'article-1', intent }));
    expect(changed).toEqual([]);
    expect(await visit.draft()).not.toHaveProperty('article.2.hsCode');
  });

  test('articles that cannot be read or saved now stop no step', async () => {
    const away = () => Promise.reject(new Fault('unavailable', 'getSavedArticles'));
    const { visit } = await library({ articles: away, saveArticle: away });
    expect((await contentsPage.show(visit.request(), url)).view.library?.options).toHaveLength(1);
    const led = ledTo(posts(visit, 'contents', { ...(theContents() as Record<string, string>), 'keep.1': 'yes' }));
    expect(await led).toBe(wordingOf({ lang: 'fr', mode: 'pro' }).paths.parcelsSummary());
  });
});

test('a company’s own reference is asked for on the last step, kept, and no longer than a label holds', async () => {
  const visit = await aVisit(answers, { mode: 'pro' });
  expect((await summaryPage.show(visit.request(), url)).view.asksReference).toBe(true);
  const last = { depositPlace: 'post-office', depositDate: '2026-11-24', hazmat: '2026-09', quote: quote.id };
  const { page } = await summaryPage.post(visit.request(), {
    url,
    form: aForm({ ...last, reference: 'x'.repeat(36) }),
  });
  expect(page.view?.errors.reference).toBe(t('parcels.fault.too-long', { count: 35 }));
  await ledTo(posts(visit, 'summary', { ...last, reference: 'CC-42' }));
  expect(visit.asked.configured).toMatchObject([{ parcel: { reference: 'CC-42' } }]);
  const individual = await aVisit(answers);
  expect((await summaryPage.show(individual.request(), url)).view.asksReference).toBe(false);
});

test('an article more is shown, and the last one taken away', async () => {
  const visit = await aVisit({ ...answers, destination: 'CH', postalCode: '1200' });
  const added = posts(visit, 'contents', { ...(theContents() as Record<string, string>), intent: 'article-add' });
  expect(await ledTo(added), 'where it is described').toBe(`${paths.parcelsContents()}#champ-article.2.description`);
  expect(await visit.draft()).toMatchObject({ articles: '2', 'article.1.description': 'Livre' });
  const three = { ...theContents({ articles: '3' }), 'article.2.description': 'Jeu', 'article.3.description': 'Tasse' };
  const removed = posts(visit, 'contents', { ...three, intent: 'article-remove' });
  expect(await ledTo(removed)).toBe(`${paths.parcelsContents()}#champ-article.2.description`);
  const left = { articles: '2', weight: '0,92', 'article.1.description': 'Livre', 'article.2.description': 'Jeu' };
  expect(await visit.draft()).toMatchObject(left);
  expect(await visit.draft()).not.toHaveProperty('article.3.description');
  const third = posts(visit, 'contents', { ...three, articles: '2', intent: 'article-add' });
  expect(await ledTo(third)).toBe(`${paths.parcelsContents()}#champ-article.3.description`);
  const second = posts(visit, 'contents', { ...three, articles: '2', intent: 'article-remove' });
  expect(await ledTo(second)).toBe(`${paths.parcelsContents()}#champ-article.1.description`);
  await ledTo(posts(visit, 'contents', { ...theContents(), intent: 'article-remove' }));
  expect(await visit.draft(), 'a parcel has one article at least').toMatchObject({ articles: '1', ...theContents() });
});

describe('the last step', () => {
  const last = { depositPlace: 'post-office', depositDate: '2026-11-24', hazmat: '2026-09', quote: quote.id };

  test('the last step of a parcel adds it to the cart once, however often it is pressed', async () => {
    const visit = await aVisit(answers);
    const version = await visit.version();
    const press = () => ledTo(posts(visit, 'summary', { ...last, version }));
    expect(await Promise.all([press(), press()])).toEqual([paths.cart(), paths.cart()]);
    expect(visit.asked.configured).toMatchObject([{ quoteId: quote.id, parcel: { weight: 920 } }]);
    expect(visit.asked.added).toEqual([
      { code: 'colissimo-en-ligne', offerId: null, configurationId: 'colis-1', quantity: 1 },
    ]);
  });

  test('the last step of a parcel that lacks a step leads to that step, and buys nothing', async () => {
    const visit = await aVisit({ ...answers, 'recipient.city': '' });
    expect(await ledTo(posts(visit, 'summary', last))).toBe(paths.parcelsAddresses({ note: 'incomplet' }));
    expect([visit.asked.configured, visit.asked.added]).toEqual([[], []]);
  });

  test('the last step adds as many parcels to the cart as are alike', async () => {
    const visit = await aVisit({ ...answers, quantity: '3' });
    expect(await ledTo(posts(visit, 'summary', { ...last, version: await visit.version() }))).toBe(paths.cart());
    expect(visit.asked.added).toMatchObject([{ quantity: 3 }]);
    expect(visit.asked.configured).toMatchObject([{ parcel: { quantity: 3 } }]);
  });

  test('the last step says in plain words until when a letterbox is emptied', async () => {
    const visit = await aVisit(answers);
    const { view } = await summaryPage.show(visit.request(), url);
    expect(view.places.at(-1)?.text).toMatch(/avant 18\sh pour le premier jour/);
  });

  test('changes a line of the cart in place', async () => {
    const visit = await aVisit({ ...answers, [editedField]: configuration.id });
    expect(await ledTo(posts(visit, 'summary', last))).toBe(paths.cart());
    expect([visit.asked.replaced, visit.asked.added]).toEqual([[configuration.id], []]);
  });

  test('the last step of a parcel says that the displayed price is no longer guaranteed', async () => {
    const visit = await aVisit(answers, { parcels: { configure: async () => ({ kind: 'quote-expired' }) } });
    await summaryPage.show(visit.request(), url);
    const { status, page } = await posts(visit, 'summary', last);
    const texts = page.notices.map(({ text }) => text);
    expect([status, texts, visit.asked.added]).toEqual([422, [t('journey.priceOutdated')], []]);
  });

  test('the last step keeps the search in the list of dangerous goods, and shows its results', async () => {
    const sought: string[] = [];
    const goods: Parcels['goods'] = async (words) => {
      sought.push(words);
      return [{ name: 'Briquet', verdict: 'forbidden', text: null }];
    };
    const visit = await aVisit(answers, { parcels: { goods } });
    const shown = async () => (await summaryPage.show(visit.request(), url)).view;
    expect([(await shown()).goods.found, sought]).toEqual([[], []]);
    expect(await ledTo(posts(visit, 'summary', { ...last, goods: ' briquet ', intent: 'goods' }))).toContain('#');
    expect(await visit.draft()).toMatchObject({ goods: 'briquet', depositDate: '2026-11-24' });
    expect((await shown()).goods.found).toMatchObject([{ name: 'Briquet', verdict: 'forbidden' }]);
    // Return in the field presses no button of its own: what was asked is answered before anything is bought.
    const asked = { ...last, goods: 'pile', goodsAnswered: 'briquet' };
    expect(await ledTo(posts(visit, 'summary', asked))).toBe(`${paths.parcelsSummary()}#marchandises`);
    await ledTo(posts(visit, 'summary', { ...last, goods: 'x'.repeat(150), intent: 'goods' }));
    await shown();
    expect(sought).toEqual(['briquet', 'x'.repeat(100)]);
  });

  test('the last step shows where the parcel is handed in, and whose service it is', async () => {
    const visit = await aVisit(answers);
    const { view } = await summaryPage.show(visit.request(), url);
    expect(view.dropOffs?.points).toHaveLength(1);
    expect(view.notes[0]).toContain('Colissimo en ligne');
    const away = await aVisit(answers, { parcels: { quote: fails(new Fault('timeout', 'quoteParcel')) } });
    expect((await summaryPage.show(away.request(), url)).view.notes, 'nobody says it now').toEqual([]);
  });

  test('the last step of a parcel says at its field what the backend refuses', async () => {
    const fault = { code: 'date-too-early', earliest: '2026-11-25' } as const;
    const refusals: ParcelRefusal[] = [{ kind: 'fault', field: 'depositDate', fault }];
    const visit = await aVisit(answers, { parcels: { configure: async () => ({ kind: 'refused', refusals }) } });
    const { status, page } = await summaryPage.post(visit.request(), { url, form: aForm(last) });
    expect([status, visit.asked.added]).toEqual([422, []]);
    expect(page.view?.errors.depositDate).toContain('mer.\u00a025/11/2026');
  });
});

describe('from the cart', () => {
  const press = (visit: Visit, intent: string, id = configuration.id) =>
    ledTo(posts(visit, 'entry', { intent, configuration: id }));
  /** « Reprendre cette saisie », of what the page shows to wait. */
  const resumes = async (visit: Visit) => {
    const { parked: aside } = (await entryPage.show(visit.request(), url)).view;
    return ledTo(posts(visit, 'entry', { intent: 'back', aside: String(aside?.version) }));
  };

  test('« Modifier » opens the journey with what the line was composed with', async () => {
    const visit = await aVisit();
    expect(await press(visit, 'edit')).toBe(paths.parcelsSummary());
    expect(await visit.draft()).toMatchObject({ weight: '0,92', [editedField]: configuration.id });
  });

  test('« Modifier » sets aside what was begun, which its service gives back', async () => {
    const begun = { ...answers, weight: '7' };
    const visit = await aVisit(begun);
    const entry = async () => (await entryPage.show(visit.request(), url)).view;
    expect((await entry()).parked).toBeUndefined();
    expect(await press(visit, 'edit')).toBe(paths.parcelsSummary({ note: 'de-cote' }));
    expect(await press(visit, 'edit'), 'of a line that is being changed nothing is lost').toBe(paths.parcelsSummary());
    expect((await entry()).parked?.resume).toBe(t('journey.asideResume'));
    expect(await resumes(visit)).toBe(paths.parcelsSummary());
    expect([await visit.draft(), (await entry()).parked]).toEqual([begun, undefined]);
  });

  test('a parcel that is begun while a line of the cart is changed is parked', async () => {
    const visit = await aVisit({ weight: '7' });
    await press(visit, 'edit');
    await press(visit, 'restart');
    const { version } = await visit.request().journeyDrafts.of('parcels');
    await visit.request().journeyDrafts.save('parcels', { answers: { weight: '8' }, version });
    await resumes(visit);
    expect(await visit.draft()).toEqual({ weight: '7' });
    await resumes(visit);
    expect(await visit.draft()).toEqual({ weight: '8' });
  });

  test('« Dupliquer » opens the last step as a new parcel, and asks again about dangerous goods', async () => {
    const visit = await aVisit();
    expect(await press(visit, 'duplicate')).toBe(paths.parcelsSummary());
    const draft = await visit.draft();
    expect(draft).toMatchObject({ postalCode: configuration.parcel.postalCode });
    expect([draft, visit.asked.added]).toEqual([expect.not.objectContaining({ hazmat: expect.anything() }), []]);
    expect(draft).not.toHaveProperty(editedField);
  });

  test('a parcel outside the cart is neither changed nor copied from it', async () => {
    for (const intent of ['edit', 'duplicate']) {
      const visit = await aVisit();
      expect(await press(visit, intent, 'another')).toBe(paths.cart());
      expect([await visit.draft(), visit.asked.added]).toEqual([{}, []]);
    }
  });
});

describe('a saved parcel', () => {
  const uses = (visit: Visit, saved: string) => ledTo(posts(visit, 'entry', { intent: 'use-saved', saved }));

  test('a saved parcel is offered first, and begins a journey in place of what was begun, which waits', async () => {
    const visit = await aVisit({ weight: '7' });
    const { saved } = (await entryPage.show(visit.request(), url)).view;
    expect(saved?.parcels.map(({ name }) => name)).toEqual(['Boîte M']);
    expect(await uses(visit, 'colis-type-1')).toBe(paths.parcelsItem({ note: 'de-cote' }));
    const begun = {
      weight: '0,92',
      format: 'standard',
      length: '30',
      width: '20',
      height: '10',
      way: 'home',
      cover: 'R1',
    };
    expect(await visit.draft()).toEqual(begun);
  });

  test('a saved parcel goes to mainland France until another place is chosen, which drops nothing of it', async () => {
    const visit = await aVisit();
    await uses(visit, 'colis-type-1');
    const { values, errors } = (await pages.item.show(visit.request(), url)).view;
    expect([values.origin, values.destination, values.weight, errors]).toEqual(['FR', 'FR', '0,92', {}]);
    const { origin, weight, format, length, width, height } = values;
    const typed = { origin, weight, format, length, width, height, destination: 'BE', postalCode: '1000' };
    expect(await ledTo(posts(visit, 'item', typed as Record<string, string>))).toBe(paths.parcelsDelivery());
    expect(await visit.draft()).toMatchObject({ destination: 'BE', way: 'home', cover: 'R1' });
  });

  test('a saved parcel that is gone, or a visitor’s, leads to the page of the account', async () => {
    expect(await uses(await aVisit(), 'inconnu')).toBe(paths.savedParcels());
    const visitor = await aVisit(
      {},
      { session: noSession, parcels: { savedParcels: fails(new Fault('signed-out', 'a')) } },
    );
    expect(await uses(visitor, 'colis-type-1')).toBe(paths.savedParcels());
    expect((await entryPage.show(visitor.request(), url)).view).not.toHaveProperty('saved');
  });

  test('saved parcels that cannot be read hide nothing else of the entry', async () => {
    const visit = await aVisit({}, { parcels: { savedParcels: fails(new Fault('unavailable', 'getSavedParcels')) } });
    expect((await entryPage.show(visit.request(), url)).view).not.toHaveProperty('saved');
  });

  test('a saved parcel is made of the summary, whose other answers are kept', async () => {
    const { depositDate: _, ...before } = answers;
    const visit = await aVisit(before);
    const fields = { intent: 'save-parcel', depositPlace: 'post-office', depositDate: '2026-11-25' };
    expect(await ledTo(posts(visit, 'summary', fields))).toBe(paths.savedParcels());
    expect(await visit.draft()).toMatchObject({ depositDate: '2026-11-25' });
  });
});

describe('« Préparer le même colis »', () => {
  const order = anOrder({ lines: [aParcel('0', { configurationId: configuration.id })] });
  const ordered = (over: Over = {}) => aVisit({}, { ports: { orders: { ofCode: async () => order } }, ...over });
  const presses = (visit: Visit, id = configuration.id) =>
    ledTo(posts(visit, 'entry', { intent: 'once-more', order: order.code, configuration: id }));

  test('« Préparer le même colis » asks only for the day of deposit and about dangerous goods', async () => {
    const visit = await ordered();
    expect(await presses(visit)).toBe(paths.parcelsSummary());
    const { view } = await summaryPage.show(visit.request(), url);
    expect([view.values.depositDate, view.hazmat.checked]).toEqual([undefined, false]);
    const form = aForm({ depositPlace: 'post-office', quote: quote.id });
    const { status, page } = await summaryPage.post(visit.request(), { url, form });
    expect([status, Object.keys(page.view?.errors ?? {})]).toEqual([422, ['depositDate', 'hazmat']]);
    expect(await visit.draft()).not.toHaveProperty(editedField);
  });

  test('« Préparer le même colis » takes nothing of a line that the order has not, or that the backend no longer knows', async () => {
    for (const [visit, id] of [
      [await ordered(), 'another'],
      [await ordered({ parcels: { configurationOf: async () => null, batchOf: async () => null } }), configuration.id],
      [await ordered({ ports: { orders: { ofCode: async () => 'unknown' } } }), configuration.id],
    ] as const) {
      const fields = { intent: 'once-more', order: order.code, configuration: id };
      const { status, page } = await posts(visit, 'entry', fields);
      expect([status, page.notices.map(({ text }) => text)]).toEqual([422, [t('parcels.onceMoreUnknown')]]);
      expect(await visit.draft()).toEqual({});
    }
  });
});
