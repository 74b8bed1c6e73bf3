import type { Correspondence, Message, MessageLimits, Thread, ThreadSummary } from '#domain/messages/messages.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { TypedMessage } from './message-form.view.ts';
import { type SellerView, sellerView } from './seller/seller.view.ts';
import { type ThreadView, threadView } from './thread/thread.view.ts';

/** The moment at which the pages of the examples are made. */
export const now = Date.parse('2026-11-24T10:00:00Z');
const place = { code: 'CMD-26-000101', subOrderCode: 'CMD-26-000101-A' };

const limits: MessageLimits = {
  textLength: 2000,
  files: 5,
  fileSize: 5 * 1024 * 1024,
  totalSize: 12 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
};

export const aSummary = (over: Partial<ThreadSummary> = {}): ThreadSummary => ({
  id: 'FIL-1',
  topic: { code: 'ITEM', name: 'Un article abîmé ou manquant' },
  startedAt: '2026-11-21T09:00:00Z',
  updatedAt: '2026-11-22T11:00:00Z',
  count: 2,
  lastFrom: 'seller',
  answerDueBy: null,
  isClosed: false,
  ...over,
});

export const awaited = (over: Partial<ThreadSummary> = {}): ThreadSummary =>
  aSummary({
    id: 'FIL-2',
    topic: { code: 'DELIVERY', name: 'Ma livraison' },
    updatedAt: '2026-11-24T09:50:00Z',
    count: 1,
    lastFrom: 'shopper',
    answerDueBy: '2026-11-26T09:50:00Z',
    ...over,
  });

export const overdue = (over: Partial<ThreadSummary> = {}): ThreadSummary =>
  awaited({
    id: 'FIL-3',
    topic: { code: 'INVOICE', name: 'Une facture' },
    updatedAt: '2026-11-19T10:00:00Z',
    answerDueBy: '2026-11-21T10:00:00Z',
    ...over,
  });

export const aCorrespondence = (over: Partial<Correspondence> = {}): Correspondence => ({
  order: place.code,
  seller: 'Papeterie du Canal',
  threads: [],
  topics: [
    {
      code: 'DELIVERY',
      name: 'Ma livraison',
      answer: 'Un colis remis la veille apparaît dans le suivi sous 24 heures.',
    },
    {
      code: 'ITEM',
      name: 'Un article abîmé ou manquant',
      answer: 'Joignez une photo de l’article et de son emballage : le vendeur peut alors vous répondre aussitôt.',
    },
    { code: 'INVOICE', name: 'Une facture', answer: 'La facture du vendeur est jointe au colis.' },
    { code: 'OTHER', name: 'Une autre question', answer: null },
  ],
  limits,
  isClosed: false,
  ...over,
});

export const aMessage = (over: Partial<Message> = {}): Message => ({
  id: 'MSG-1',
  author: { kind: 'shopper', name: null },
  text: 'Bonjour,\nle carton est arrivé déchiré et deux pochettes sur dix sont inutilisables.',
  sentAt: '2026-11-21T09:00:00Z',
  attachments: [
    { id: 'PJ-1', name: 'carton déchiré.png', size: 734 },
    { id: 'PJ-2', name: '../pochettes\u202egnp.png', size: 2_450_000 },
  ],
  ...over,
});

export const anAnswer = (over: Partial<Message> = {}): Message =>
  aMessage({
    id: 'MSG-2',
    author: { kind: 'seller', name: 'Papeterie du Canal' },
    text: 'Bonjour, merci pour les photos. Nous vous renvoyons deux pochettes aujourd’hui ; l’avoir est joint.',
    sentAt: '2026-11-22T11:00:00Z',
    attachments: [{ id: 'PJ-3', name: 'avoir-pochettes.pdf', size: 84_000 }],
    ...over,
  });

export const aThread = (over: Partial<Thread> = {}): Thread => ({
  ...aSummary(),
  consignment: place.subOrderCode,
  order: place.code,
  seller: 'Papeterie du Canal',
  messages: [aMessage(), anAnswer()],
  ...over,
});

export const typed = (over: Partial<TypedMessage> = {}): TypedMessage => ({
  topic: 'ITEM',
  text: 'Le carton est arrivé déchiré.',
  draft: 'brouillon-1',
  faults: {},
  lost: [],
  ...over,
});

interface MessagesExample {
  lang?: Lang;
  mode?: Mode;
  typed?: TypedMessage;
  notices?: NoticeView[];
  isSilenced?: boolean;
}

const usual = { place, draft: 'brouillon-0', phone: '36 31', now };

export const aSellerView = (
  over: Partial<Correspondence> = {},
  { lang = 'fr', mode = 'part', typed: given, notices = [] }: MessagesExample = {},
): SellerView =>
  sellerView(
    { ...usual, correspondence: aCorrespondence(over), typed: given ?? null, notices },
    wordingOf({ lang, mode }),
  );

export const aThreadView = (
  over: Partial<Thread> = {},
  { lang = 'fr', mode = 'part', typed: given, notices = [], isSilenced = false }: MessagesExample = {},
): ThreadView =>
  threadView(
    { ...usual, thread: aThread(over), limits, isSilenced, typed: given ?? null, notices },
    wordingOf({ lang, mode }),
  );
