/** A professional on the page of many parcels, and what the backend is asked there. */
import { aCart, aParcel } from '#domain/cart/examples.ts';
import { aParcelToSend, theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import type { Batch, NewBatch, Parcels } from '#domain/parcels/parcels.ts';
import { euros } from '#domain/shared/money.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { batchPage } from '#ui/parcels/batch/batch.server.ts';
import { entryPage } from '#ui/parcels/entry/entry.server.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, type GivenRequest, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';

export const { t, paths } = wordingOf({ lang: 'fr', mode: 'pro' });
export const url = new URL('https://boutique.example/');
export const head = 'Nom;Prénom;Civilité;Adresse;Code postal;Commune;Poids';
export const row = (weight = '0,92') => `Achats;Contact;Mme;4 rue du Port;71000;Mâcon;${weight}`;
const fields = ['lastName', 'firstName', 'civility', 'streetName'].map((name) => `recipient.${name}`);
export const columns = Object.fromEntries(
  [...fields, 'postalCode', 'recipient.city', 'weight'].map((name, at) => [`column.${at}`, name]),
);
export const common = Object.fromEntries(
  Object.entries(theParcelAnswers()).filter(([field]) => /^(sender\.|origin|deposit|hazmat)/.test(field)),
) as Record<string, string>;
export const batch: Batch = { id: 'lot-1', productCode: 'colissimo-en-ligne', parcels: [aParcelToSend()] };
export const csv = (text: string) => new File([text], 'lot.csv', { type: 'text/csv' });
export const total = { id: 'devis-1', ttc: euros(20.2), ht: euros(20.2) };

interface VisitParts extends Pick<GivenRequest, 'unreadFiles' | 'journeyDrafts'> {
  carts?: GivenPorts['carts'];
  accounts?: GivenPorts['accounts'];
}

export async function aVisit(
  over: Partial<Parcels> = {},
  { carts, accounts, journeyDrafts = storedDrafts(), ...given }: VisitParts = {},
) {
  const asked = { kept: [] as NewBatch[], replaced: [] as string[], added: [] as unknown[], quoted: 0 };
  const ports: GivenPorts = {
    parcels: {
      options: async () => theParcelOptions(),
      quoteBatch: async (parcels) => {
        asked.quoted += 1;
        return { total, parcels: parcels.map(() => ({ ttc: euros(10.1), ht: euros(10.1), refusals: [] })) };
      },
      keepBatch: async (given) => {
        asked.kept.push(given);
        return { kind: 'kept', batch };
      },
      replaceBatch: async (id) => {
        asked.replaced.push(id);
        return { kind: 'kept', batch };
      },
      batchOf: async (id) => (id === batch.id ? batch : null),
      configurationOf: async () => null,
      ...over,
    },
    carts: {
      current: async () => aCart({ lines: [aParcel('0', { configurationId: batch.id })] }),
      add: async (article) => {
        asked.added.push(article);
        return { kind: 'added' } as never;
      },
      ...carts,
    },
    accounts: { holder: async () => null as never, ...accounts },
  };
  const request = () => aRequest({ ports, journeyDrafts, mode: 'pro', ...given });
  const posts = (form: Record<string, string | Blob>) => batchPage.post(request(), { url, form: aForm(form) });
  const edits = (configuration: string) =>
    entryPage.post(request(), { url, form: aForm({ intent: 'edit', configuration }) });
  const view = async (query = '') => (await batchPage.show(request(), new URL(`?${query}`, url))).view;
  const reads = async (...rows: string[]) => {
    await ledTo(posts({ intent: 'read', pasted: [head, ...rows].join('\n') }));
    await ledTo(posts({ intent: 'columns', ...columns }));
  };
  /** What is posted back as it stands in the parcels to mend. */
  const typed = async () => {
    const wrong = (await view()).rows?.wrong ?? [];
    const shown = wrong.flatMap(({ fields: own, others }) => [...own, ...others]);
    return Object.fromEntries(shown.map(({ name, value }) => [name, value]));
  };
  return { asked, posts, edits, view, reads, typed, request, journeyDrafts };
}
