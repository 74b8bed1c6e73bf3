/** A shopper on the pages of a letter, and what the backend is asked there. */
import type { CheckResult } from '#domain/address/check/address-check.ts';
import { anAddress } from '#domain/address/examples.ts';
import { aCart, aLine } from '#domain/cart/examples.ts';
import { aDocument, aFile, aLetter, theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import type { LetterComposition, LetterDocument, Letters } from '#domain/letters/letters.ts';
import { someUser } from '#domain/session/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { pdfs } from '#mocks/letters/samples.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { aLetterQuote, theLetterOffers } from '#ui/letters/letters.examples.ts';
import { presentationPage } from '#ui/letters/presentation/presentation.server.ts';
import { recipientsPage } from '#ui/letters/recipients/recipients.server.ts';
import { summaryPage } from '#ui/letters/summary/summary.server.ts';
import { writingPage } from '#ui/letters/writing/writing.server.ts';
import type { WritingView } from '#ui/letters/writing/writing.view.ts';
import { journeyCookie } from '#ui/request/journey-drafts.server.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, type GivenRequest } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';

export const { t, paths, money, promisedDay } = wordingOf({ lang: 'fr', mode: 'part' });
export const away = new Fault('unavailable', 'letters');
export const answers = theLetterAnswers() as Record<string, string>;
export const configuration = {
  id: 'lettre-1',
  productCode: 'lettre-en-ligne',
  letter: aLetter(),
  ttc: aLetterQuote.ttc,
  ht: aLetterQuote.ht,
};
export const quoted = { quote: aLetterQuote, offers: theLetterOffers, recipients: [null], refusals: [] };

export interface LetterCalls {
  kept: { name: string; type: string; text: string | null }[];
  purged: string[];
  configured: LetterComposition[];
  replaced: string[];
  added: unknown[];
}

export interface Over {
  letters?: Partial<Letters>;
  carts?: GivenPorts['carts'];
  document?: LetterDocument | null;
  /** What the checking service says of a street. */
  checks?: Record<string, CheckResult>;
  session?: GivenRequest['session'];
  /** In place of those of the visit. */
  ports?: GivenPorts;
}

/** The pages of a shopper with these answers, and what the backend was asked. */
export async function aVisit(
  kept: Record<string, string> = {},
  { letters, carts, document = aDocument(), checks = {}, session, ports: others }: Over = {},
) {
  const asked: LetterCalls = { kept: [], purged: [], configured: [], replaced: [], added: [] };
  const { written: _, ...options } = theLetterChoices();
  const ports: GivenPorts = {
    letters: {
      options: async () => options,
      document: async (id) => document && { ...document, id },
      keep: async ({ name, type, content }) => {
        const text = type === 'text/plain' ? await content.text() : null;
        asked.kept.push({ name, type, text });
        return { kind: 'kept', document: aDocument({ id: 'document-2', name, text }) };
      },
      fit: async (id) => aFile({ id: `${id}-fitted`, originalId: id }),
      purge: async (id) => void asked.purged.push(id),
      quote: async () => quoted,
      configure: async (composition) => {
        asked.configured.push(composition);
        return { kind: 'configured', configuration };
      },
      replace: async (id) => {
        asked.replaced.push(id);
        return { kind: 'configured', configuration };
      },
      configurationOf: async (id) => (id === configuration.id ? configuration : null),
      ...letters,
    },
    addressBooks: {
      entries: async () => [
        anEntry({ id: 'a1', address: anAddress({ city: 'Vannes' }) }),
        anEntry({ id: 'a2', address: anAddress({ city: 'Loin' }), isEligible: false }),
        anEntry({ id: 'a3', address: null }),
      ],
    },
    addressChecks: { check: async ({ streetName }) => checks[streetName] ?? { kind: 'recognised' } },
    accounts: {
      holder: async () => someUser({ address: anAddress() }),
    },
    carts: {
      current: async () => aCart({ lines: [aLine({ configurationId: configuration.id })] }),
      add: async (product) => {
        asked.added.push(product);
        return { kind: 'added', added: 1, line: null } as never;
      },
      ...carts,
    },
    ...others,
  };
  const journeyDrafts = storedDrafts();
  const request = (unread: ('size' | 'count')[] = []) =>
    aRequest({
      ports,
      journeyDrafts,
      unreadFiles: unread,
      // Of a visitor, whose drafts are those of the browser.
      ...(session && { session, cookies: { [journeyCookie]: `journey-${'n'.repeat(32)}` } }),
    });
  if (Object.keys(kept).length > 0) await request().journeyDrafts.save('letters', { answers: kept, version: 0 });
  return { request, asked, draft: async () => (await request().journeyDrafts.of('letters')).answers };
}
export type Visit = Awaited<ReturnType<typeof aVisit>>;

export const url = new URL('https://boutique.example/');
export const pages = {
  writing: writingPage,
  presentation: presentationPage,
  recipients: recipientsPage,
  summary: summaryPage,
};

export const posts = (visit: Visit, page: keyof typeof pages, fields: Record<string, string | File>) =>
  pages[page].post(visit.request(), { url, form: aForm(fields) });
export const writtenIn = ({ view }: { view: unknown }) => (view as WritingView).text.value;
export const file = (name: keyof typeof pdfs = 'good') => new File([pdfs[name]()], 'ma lettre.pdf');
