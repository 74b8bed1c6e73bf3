/** A shopper on the pages of a parcel, and what the backend is asked there. */
import type { CheckResult } from '#domain/address/check/address-check.ts';
import { anAddress } from '#domain/address/examples.ts';
import { aCart, aParcel } from '#domain/cart/examples.ts';
import { aParcelToSend, aSavedParcel, theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import type { Composition, Configuration, Parcels } from '#domain/parcels/parcels.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import { aPointOfSale } from '#domain/points-of-sale/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { addressesPage } from '#ui/parcels/addresses/addresses.server.ts';
import { contentsPage } from '#ui/parcels/contents/contents.server.ts';
import { deliveryPage } from '#ui/parcels/delivery/delivery.server.ts';
import { entryPage } from '#ui/parcels/entry/entry.server.ts';
import { itemPage } from '#ui/parcels/item/item.server.ts';
import { aParcelQuote } from '#ui/parcels/parcels.examples.ts';
import { summaryPage } from '#ui/parcels/summary/summary.server.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, type GivenRequest } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';

export const { t, paths, money } = wordingOf({ lang: 'fr', mode: 'part' });
export const answers = theParcelAnswers() as Record<string, string>;
export const quote = aParcelQuote();
export const configuration: Configuration = {
  id: 'colis-1',
  productCode: 'colissimo-en-ligne',
  parcel: aParcelToSend(),
  ttc: euros(10.1),
  ht: euros(10.1),
};

export interface Over extends Pick<GivenRequest, 'mode' | 'session' | 'agent' | 'ports'> {
  parcels?: Partial<Parcels>;
  /** What the checking service says of a street. */
  checks?: Record<string, CheckResult>;
}

const parcelsAsking = (asked: { configured: Composition[]; replaced: string[] }): Partial<Parcels> => ({
  options: async () => theParcelOptions(),
  customs: async ({ destination }) => ({ isNeeded: destination === 'CH', reason: 'CN23' }),
  quote: async () => ({ kind: 'quoted', quote }),
  goods: async () => [{ name: 'Briquet', verdict: 'forbidden', text: null }],
  configure: async (composition) => {
    asked.configured.push(composition);
    return { kind: 'configured', configuration };
  },
  replace: async (id) => {
    asked.replaced.push(id);
    return { kind: 'configured', configuration };
  },
  savedParcels: async () => [aSavedParcel()],
  configurationOf: async (id) => (id === configuration.id ? configuration : null),
});

/** The pages of a shopper with these answers, and what the backend was asked. */
export async function aVisit(
  kept: Record<string, string> = {},
  { parcels = {}, checks = {}, ports: over = {}, ...given }: Over = {},
) {
  const asked = { configured: [] as Composition[], replaced: [] as string[], added: [] as unknown[] };
  const address = anAddress({ codePostal: '69002', city: 'Lyon' });
  const ports: GivenPorts = {
    parcels: { ...parcelsAsking(asked), ...parcels },
    carts: {
      current: async () => aCart({ lines: [aParcel('0', { configurationId: configuration.id })] }),
      add: async (article) => {
        asked.added.push(article);
        return { kind: 'added' } as never;
      },
    },
    addressChecks: { check: async ({ streetName }) => checks[streetName] ?? { kind: 'recognised' } },
    pointsOfSale: { near: async () => ({ kind: 'found', points: [aPointOfSale()], total: 1 }) },
    pickupPoints: { near: async () => ({ points: [aPickupPoint()], total: 1 }) },
    addressBooks: { entries: async () => [anEntry({ id: 'adr-1', name: 'Bureau', isPrimary: true, address })] },
    ...over,
  };
  const journeyDrafts = storedDrafts();
  const first = aRequest({ ports, journeyDrafts, ...given });
  if (Object.keys(kept).length > 0) await first.journeyDrafts.save('parcels', { answers: kept, version: 0 });
  // A visitor's answers are found again by a cookie.
  const cookies = Object.fromEntries(first.cookies.changes().map(({ name, value }) => [name, value]));
  const request = () => aRequest({ ports, journeyDrafts, cookies, ...given });
  const version = async () => String((await request().journeyDrafts.of('parcels')).version);
  return { request, asked, version, draft: async () => (await request().journeyDrafts.of('parcels')).answers };
}
export type Visit = Awaited<ReturnType<typeof aVisit>>;

export const url = new URL('https://boutique.example/');
export const pages = {
  entry: entryPage,
  item: itemPage,
  delivery: deliveryPage,
  addresses: addressesPage,
  contents: contentsPage,
  summary: summaryPage,
};
export const posts = (visit: Visit, page: keyof typeof pages, fields: Record<string, string>) =>
  pages[page].post(visit.request(), { url, form: aForm(fields) });
export const fieldsOf = (...starts: string[]) =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => starts.some((start) => name.startsWith(start))));
