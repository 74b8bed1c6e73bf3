import { describe, expect, test } from 'vitest';
import type { Carriers, ChooseOutcome } from '#domain/carriers/carriers.ts';
import {
  aCarrierOffer,
  aChosenParcel,
  aShipment,
  theCarrierAnswers,
  theCarrierOptions,
} from '#domain/carriers/examples.ts';
import { editedField } from '#domain/journey/drafts.ts';
import { theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { euros } from '#domain/shared/money.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { parkedVersion, restoreParked } from '#ui/journey/drafts/parked-draft.server.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aRenewedOffer } from './carriers.examples.ts';
import { entryPage } from './entry/entry.server.ts';
import { itemPage } from './item/item.server.ts';
import { offersPage } from './offers/offers.server.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const { t, paths } = wording;
const answers = theCarrierAnswers() as Record<string, string>;

interface VisitInput {
  kept?: Record<string, string>;
  /** A parcel that was being composed. */
  parcel?: Record<string, string>;
  over?: Partial<Carriers>;
  chosen?: ChooseOutcome;
  mode?: Mode;
}

/** The pages of a visitor, and what the carriers were asked. */
async function aVisit({ kept = answers, parcel, over = {}, chosen, mode = 'part' }: VisitInput = {}) {
  const asked: [string, boolean][] = [];
  const ports: GivenPorts = {
    carriers: {
      options: async () => theCarrierOptions(),
      offersOf: async (carrier, shipment, isPatient) => {
        asked.push([carrier, isPatient]);
        expect(shipment).toEqual(aShipment());
        return { offers: [aCarrierOffer({ id: carrier, carrier })], exclusions: [] };
      },
      choose: async () => chosen ?? { kind: 'chosen', parcel: aChosenParcel() },
      ...over,
    },
    parcels: {
      options: async () => theParcelOptions(),
      customs: async () => ({ isNeeded: false, reason: null }),
    },
  };
  const journeyDrafts = storedDrafts();
  const request = () => aRequest({ ports, journeyDrafts, mode });
  const { journeyDrafts: drafts } = request();
  if (Object.keys(kept).length > 0) await drafts.save('carriers', { answers: kept, version: 0 });
  if (parcel) await drafts.save('parcels', { answers: parcel, version: 0 });
  const draftOf = async (name: string) => (await request().journeyDrafts.of(name)).answers;
  return { request, asked, draftOf };
}
type Visit = Awaited<ReturnType<typeof aVisit>>;

const url = new URL('https://boutique.example/');
const choose = (visit: Visit) => offersPage.post(visit.request(), { url, form: aForm({ offer: 'CHRP' }) });
const offersOf = async (visit: Visit, query = '') => offersPage.show(visit.request(), new URL(`?${query}`, url));

describe('what is sent', () => {
  test('a sent shipment leads to the offers', async () => {
    const visit = await aVisit({ kept: {} });
    expect(await ledTo(itemPage.post(visit.request(), { url, form: aForm(answers) }))).toBe(paths.carriersOffers());
  });

  test('a shipment with a fault is saved as typed', async () => {
    const visit = await aVisit({ kept: {} });
    const { status, page } = await itemPage.post(visit.request(), {
      url,
      form: aForm({ ...answers, weight: 'lourd' }),
    });
    expect([status, page.view?.values.weight]).toEqual([422, 'lourd']);
    expect(await visit.draftOf('carriers')).toMatchObject({ weight: 'lourd', postalCode: '29200' });
  });

  test('a shipment’s form names each wrong dimension among three similar ones', async () => {
    const { page } = await itemPage.post((await aVisit({ kept: {} })).request(), {
      url,
      form: aForm({ ...answers, length: '-3', width: '0', height: 'haut' }),
    });
    expect(page.view?.errorsTitle).toBe(t('journey.errors', { count: 3 }));
  });

  test('a professional’s shipment is a company’s by default', async () => {
    const fromCompany = async (mode: Mode) => {
      const { view } = await itemPage.show((await aVisit({ kept: {}, mode })).request(), url);
      return view.values.fromCompany;
    };
    expect([await fromCompany('part'), await fromCompany('pro')]).toEqual([undefined, 'yes']);
    const told = await itemPage.show((await aVisit({ mode: 'pro' })).request(), url);
    expect(told.view.values, 'who said otherwise is believed').not.toHaveProperty('fromCompany', 'yes');
  });

  test('a shipment without answers leads to its form instead of the offers', async () => {
    expect(await ledTo(offersOf(await aVisit({ kept: {} })))).toBe(paths.carriersItem({ note: 'incomplet' }));
  });
});

describe('the offers', () => {
  test('the offers come from every carrier, each called alone and without a long wait', async () => {
    const visit = await aVisit();
    const { view, failure } = await offersOf(visit);
    expect(view.offers).toHaveLength(4);
    expect(visit.asked).toEqual(['POFR', 'CHRP', 'DLVG', 'LPFR'].map((carrier) => [carrier, false]));
    expect(failure).toBeUndefined();
  });

  test('the offers of a slow carrier are awaited on request; until then its silence is no failure', async () => {
    const visit = await aVisit({
      over: {
        offersOf: async (carrier, _, isPatient) => {
          if (carrier !== 'CHRP' || isPatient)
            return { offers: [aCarrierOffer({ id: carrier, carrier })], exclusions: [] };
          throw new Fault('timeout', 'findCarrierOffers');
        },
      },
    });
    const hasty = await offersOf(visit);
    expect([hasty.view.offers.length, hasty.view.missing[0]?.label]).toEqual([3, t('carriers.waitForLate')]);
    expect(hasty.failure).toBeUndefined();
    const patient = await offersOf(visit, 'attendre=1');
    expect([patient.view.offers.length, patient.view.missing, patient.failure]).toEqual([4, [], undefined]);
  });

  test('the offers are not called « already there » while every carrier is slow', async () => {
    const visit = await aVisit({
      over: { offersOf: async () => Promise.reject(new Fault('timeout', 'findCarrierOffers')) },
    });
    const { view } = await offersOf(visit);
    expect([view.offers, view.missing.map(({ label }) => label)]).toEqual([[], [t('carriers.waitForAll')]]);
    expect(view.missing[0]?.text).not.toContain('déjà là');
    const { failure } = await offersOf(visit, 'attendre=1');
    expect(failure?.failure, 'each was waited for in vain').toBe('chargement_parcours');
  });

  test('the offers of a broken carrier are missing, which is measured as a failure', async () => {
    const visit = await aVisit({
      over: { offersOf: async () => Promise.reject(new Fault('unavailable', 'findCarrierOffers')) },
    });
    const { view, failure } = await offersOf(visit);
    expect(view.missing[0]?.text).toContain('veuillez réessayer.');
    expect(failure?.failure).toBe('chargement_parcours');
  });
});

describe('« Choisir »', () => {
  test('a chosen offer proceeds in the parcel journey without a repeated question', async () => {
    const visit = await aVisit();
    expect(await ledTo(choose(visit))).toBe(paths.parcelsAddresses());
    expect(await visit.draftOf('parcels')).toMatchObject({
      carrier: 'CHRP',
      way: 'home',
      postalCode: '29200',
      weight: '1,2',
      length: '30',
      width: '20',
      height: '2,5',
    });
    expect(await visit.draftOf('carriers'), 'Back still finds the comparison').toEqual(answers);
  });

  test('a chosen offer preserves the addresses of a parcel draft, names the dropped answers, and detaches the cart line', async () => {
    const parcel = { ...(theParcelAnswers() as Record<string, string>), [editedField]: 'colis-1' };
    const visit = await aVisit({ parcel });
    expect(await ledTo(choose(visit))).toBe(paths.parcelsAddresses({ retire: ['recipient.city'] }));
    const draft = await visit.draftOf('parcels');
    expect(draft).toMatchObject({ 'sender.streetName': '12 rue de la République', carrier: 'CHRP' });
    expect(draft).not.toHaveProperty(editedField);
  });

  test('a chosen offer parks the parcel draft, but not for a second choice', async () => {
    const parcel = { weight: '7', destination: 'FR' };
    const visit = await aVisit({ parcel });
    const first = await ledTo(choose(visit));
    const again = await ledTo(choose(visit));
    expect([first, again].map((to) => new URL(to, url).searchParams.get('note'))).toEqual(['de-cote', null]);
    const { journeyDrafts } = visit.request();
    await restoreParked(journeyDrafts, 'parcels', await parkedVersion(journeyDrafts, 'parcels'));
    expect(await visit.draftOf('parcels')).toEqual(parcel);
  });

  test('an expired offer shows both amounts before anything is saved', async () => {
    const visit = await aVisit({ chosen: aRenewedOffer() });
    const { status, page } = await choose(visit);
    expect(status).toBe(200);
    expect(page.view?.renewed).toMatchObject({ offer: 'offre-9', title: t('carriers.renewedTitle') });
    expect(page.view?.renewed?.text).toMatch(/9,40\s€.*9,72\s€, soit 0,32\s€ de plus/);
    expect(await visit.draftOf('parcels')).toEqual({});
  });

  test('an expired offer that costs less shows that; at the same price it proceeds', async () => {
    const cheaper = aRenewedOffer({ now: { ttc: euros(9), ht: euros(9) } });
    expect((await choose(await aVisit({ chosen: cheaper }))).page.view?.renewed?.text).toMatch(/0,40\s€ de moins/);
    const same = aRenewedOffer({ now: { ttc: euros(9.4), ht: euros(9.4) } });
    expect(await ledTo(choose(await aVisit({ chosen: same })))).toBe(paths.parcelsAddresses());
  });

  test('an expired offer without a known former price shows the present price', async () => {
    const visit = await aVisit({ chosen: aRenewedOffer({ before: null }) });
    expect((await choose(visit)).page.view?.renewed).toMatchObject({
      title: t('carriers.renewedOutdatedTitle'),
      text: expect.stringMatching(/plus garanti\. Il est maintenant de 9,72/),
    });
  });

  test.each([
    ['withdrawn', 'Ce transporteur ne prend plus cet envoi. Voici les offres actuelles.'],
    ['unknown', 'Cette offre n’est plus valable. Voici les offres actuelles.'],
  ] as const)('a chosen offer that is %s reports that first, and shows the present offers', async (kind, text) => {
    const { status, page } = await choose(await aVisit({ chosen: { kind } }));
    expect([status, page.notices]).toEqual([422, [{ tone: 'warning', text, takesFocus: true }]]);
    expect(page.view?.offers).toHaveLength(4);
  });

  test('a choice whose call fails changes nothing', async () => {
    const visit = await aVisit({
      over: { choose: async () => Promise.reject(new Fault('timeout', 'chooseCarrierOffer')) },
    });
    const { status, page } = await choose(visit);
    expect(status).toBe(503);
    expect(page.notices[0]?.text).toBe('Votre choix n’a pas pu être enregistré, veuillez réessayer.');
    expect(await visit.draftOf('parcels')).toEqual({});
  });
});

test('« Recommencer » forgets what was told', async () => {
  const visit = await aVisit();
  const restart = entryPage.post(visit.request(), { url, form: aForm({ intent: 'restart' }) });
  expect(await ledTo(restart)).toBe(paths.carriersItem());
  expect(await visit.draftOf('carriers')).toEqual({});
});
