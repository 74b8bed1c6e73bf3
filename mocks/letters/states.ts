import { aCart } from '../cart/states.ts';
import { fixedProducts } from '../records/known-products.ts';
import { home } from '../records/shoppers.ts';
import { hours, nowIn } from '../shared/calendar/clock.ts';
import { beginDay, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { documentOf, keepDocument } from './documents.ts';
import { centsToday, rememberQuote } from './quotes.ts';
import { configurationsIn, type DocumentRecord, documentsIn, type WholeLetter } from './records.ts';

export const lettersStates: States = {
  'a document': aDocument,
  'a quote of a letter': aQuote,
  'a letter': aLetter,
  'a cart with a letter': aCartWithOne,
};

/** A typed letter of one page; with `state`, a file that the scanner says so of. */
async function aDocument(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const owner = text(parameters.owner) ?? null;
  const typed = new File(['Madame, Monsieur,\n\nVeuillez trouver ci-joint ma demande.'], 'lettre.txt', {
    type: 'text/plain',
  });
  const { id } = await keepDocument(world, typed, { owner, lang: 'fr' });
  const state = text(parameters.state);
  const over: Partial<DocumentRecord> = {
    id: text(parameters.document) ?? 'document-1',
    sha256: 'a'.repeat(64),
    expiresAt: nowIn(world) + hours(72),
    ...(state && { text: null, type: 'application/pdf', name: 'lettre.pdf', ...scans[state]?.(world) }),
  };
  await documentsIn(world).update((q) => q.where({ id }), { data: (draft) => void Object.assign(draft, over) });
}

const scans: Record<string, (world: World) => Partial<DocumentRecord>> = {
  SCANNING: (world) => ({ receivedAt: nowIn(world) - 400 }),
  INFECTED: () => ({ receivedAt: 0, verdict: 'INFECTED' }),
  UNSCANNED: () => ({ receivedAt: 0, verdict: 'UNSCANNED' }),
  NOT_A4: () => ({ receivedAt: 0, findings: [{ code: 'NOT_A4', page: 1 }] }),
  ADDRESS_ZONE: () => ({ receivedAt: 0, findings: [{ code: 'ADDRESS_ZONE', page: 1, moveDown: 12 }] }),
};

const letterOf = ({ document, level }: Parameters): WholeLetter => ({
  documentId: text(document) ?? 'document-1',
  colour: 'BLACK',
  duplex: true,
  addressPage: 'FIRST_PAGE',
  sender: { ...home, email: 'particulier@exemple.fr' },
  recipients: [home],
  level: text(level) ?? 'GREEN',
  acknowledgement: false,
});

async function aQuote(world: World, parameters: Parameters): Promise<void> {
  await aDocument(world, parameters);
  const owner = text(parameters.owner) ?? null;
  await rememberQuote(world, letterOf(parameters), { id: text(parameters.quote) ?? 'devis-1', owner });
}

async function aLetter(world: World, parameters: Parameters): Promise<void> {
  await aDocument(world, parameters);
  const owner = text(parameters.owner) ?? null;
  const letter = letterOf(parameters);
  await configurationsIn(world).create({
    id: text(parameters.configuration) ?? 'lettre-1',
    owner,
    letter,
    document: documentOf(world, letter.documentId, owner),
    cents: centsToday(world, letter, owner),
  });
}

async function aCartWithOne(world: World, parameters: Parameters): Promise<void> {
  await aLetter(world, parameters);
  await aCart(world, {
    ...parameters,
    product: fixedProducts.onlineLetter,
    configurationId: text(parameters.configuration) ?? 'lettre-1',
  });
}
