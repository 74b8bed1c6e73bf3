import { describe, expect, test } from 'vitest';
import type { AuthorKind, MessageLimits } from '#domain/messages/messages.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { fileFaultText } from './message-form.view.ts';
import {
  aCorrespondence,
  aMessage,
  anAnswer,
  aSellerView,
  aSummary,
  aThreadView,
  awaited,
  overdue,
  typed,
} from './messages.examples.ts';

const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));
const seller = '/mes-commandes/detail/CMD-26-000101/CMD-26-000101-A/contact-vendeur';
const order = { label: 'Commande CMD-26-000101', href: '/mes-commandes/detail/CMD-26-000101' };
const about = 'Commande CMD-26-000101, envoi CMD-26-000101-A';

describe('the page of a seller', () => {
  test('the seller’s page lists each thread with its topic, its state, its length and its link', () => {
    expect(plain(aSellerView({ threads: [awaited(), aSummary({ count: null })] }))).toMatchObject({
      title: 'Écrire à Papeterie du Canal',
      trail: [order],
      about,
      threads: [
        {
          id: 'FIL-2',
          title: 'Ma livraison',
          href: `${seller}/FIL-2`,
          state: { text: 'Papeterie du Canal répond au plus tard le jeu. 26/11/2026', tone: 'awaited' },
          count: '1 message',
          last: 'Dernier message il y a 10 minutes, le 24/11/2026 à 10:50',
        },
        {
          id: 'FIL-1',
          title: 'Un article abîmé ou manquant',
          href: `${seller}/FIL-1`,
          state: { text: 'Papeterie du Canal a répondu', tone: 'answered' },
          count: '',
          last: 'Dernier message il y a 1 jour, le 22/11/2026 à 12:00',
        },
      ],
      noThreads: '',
      formTitle: 'Nouvelle question',
    });
  });

  test('the seller’s page says that there is no thread only where there is none', () => {
    expect(aSellerView().noThreads).toBe('Vous n’avez pas encore écrit à ce vendeur.');
  });
});

describe('a thread', () => {
  const files = [
    { id: 'PJ-1', name: 'carton.png', size: 734 },
    { id: 'PJ-2', name: 'sans-poids.pdf', size: null },
  ];

  test('a thread shows its messages with their authors, moments and files, and the link to all threads', () => {
    expect(plain(aThreadView({ messages: [aMessage({ attachments: files }), anAnswer({ attachments: [] })] }))).toEqual(
      {
        title: 'Un article abîmé ou manquant',
        trail: [order, { label: 'Échanges avec Papeterie du Canal', href: seller }],
        about,
        notices: [],
        state: { text: 'Papeterie du Canal a répondu', tone: 'answered' },
        messages: [
          {
            id: 'MSG-1',
            author: 'Vous',
            isOwn: true,
            sentAt: '2026-11-21T09:00:00Z',
            sent: '21/11/2026 à 10:00, il y a 3 jours',
            text: aMessage().text,
            attachments: [
              {
                id: 'PJ-1',
                href: '/ecom/messages/CMD-26-000101/CMD-26-000101-A/FIL-1/PJ-1',
                text: 'carton.png (734 octets)',
                label: 'Télécharger carton.png',
              },
              {
                id: 'PJ-2',
                href: '/ecom/messages/CMD-26-000101/CMD-26-000101-A/FIL-1/PJ-2',
                text: 'sans-poids.pdf',
                label: 'Télécharger sans-poids.pdf',
              },
            ],
          },
          {
            id: 'MSG-2',
            author: 'Papeterie du Canal',
            isOwn: false,
            sentAt: '2026-11-22T11:00:00Z',
            sent: '22/11/2026 à 12:00, il y a 1 jour',
            text: anAnswer().text,
            attachments: [],
          },
        ],
        formTitle: 'Répondre',
        form: expect.objectContaining({ intent: 'reply', topics: [], send: 'Répondre' }),
      },
    );
  });

  test('a thread that waits too long names the customer service', () => {
    expect(aThreadView(overdue()).escalate).toEqual({
      text: 'Si le vendeur ne répond pas, appelez notre service client au 36 31.',
      way: { label: 'Consulter l’aide', href: '/aide' },
    });
  });

  test.each([
    ['shopper', 'Compte', 'Papeterie', 'Vous'],
    ['seller', 'Louise', 'Papeterie', 'Louise'],
    ['seller', null, 'Papeterie', 'Papeterie'],
    ['seller', null, null, 'Le vendeur'],
    ['operator', 'Jean', 'Papeterie', 'Service client'],
    ['other', 'Le transporteur', 'Papeterie', 'Le transporteur'],
    ['other', null, 'Papeterie', 'Autre participant'],
  ] as const)(
    'a thread has a message of the %s « %s », where the seller is « %s », from « %s »',
    (kind, name, of, author) => {
      const { messages } = aThreadView({ seller: of, messages: [aMessage({ author: { kind, name } })] });
      expect(messages).toMatchObject([{ author, isOwn: kind === 'shopper' }]);
    },
  );

  test('a thread has a new form once a message was sent, without that message', () => {
    const keyAfter = (...messages: ReturnType<typeof aMessage>[]) => aThreadView({ messages }).form?.key;
    expect(keyAfter(anAnswer())).toBe('FIL-1');
    expect(keyAfter(aMessage(), anAnswer())).toBe('MSG-1');
    expect(keyAfter(aMessage(), anAnswer(), aMessage({ id: 'MSG-9' }))).toBe('MSG-9');
  });
});

describe('what a thread waits for', () => {
  const lastFrom = (kind: AuthorKind | null, over: object = {}) => awaited({ lastFrom: kind, ...over });
  test.each([
    [aSummary({ isClosed: true }), 'Échange clos', 'closed'],
    [overdue(), 'Le vendeur devait répondre au plus tard le 21/11/2026', 'late'],
    [awaited(), 'Le vendeur répond au plus tard le jeu.\u00a026/11/2026', 'awaited'],
    [awaited({ answerDueBy: null }), 'Réponse attendue', 'awaited'],
    [lastFrom('seller'), 'Le vendeur a répondu', 'answered'],
    [lastFrom('operator'), 'Notre service client a répondu', 'answered'],
    [lastFrom('other'), 'Vous avez reçu une réponse', 'answered'],
    [lastFrom(null, { answerDueBy: null }), '', 'awaited'],
  ])('a thread’s state with a nameless seller, for %o, is « %s »', (thread, text, tone) => {
    expect(aSellerView({ seller: null, threads: [thread] }).threads[0]?.state).toEqual({ text, tone });
  });

  test('a thread names a seller in the seller’s own spelling', () => {
    expect(aThreadView({ seller: 'papier & co' }).state.text).toBe('Papier & co a répondu');
    expect(aThreadView({ seller: 'papier & co' }).trail[1]?.label).toBe('Échanges avec papier & co');
  });
});

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const mega = 1024 * 1024;
const limited = (over: Partial<MessageLimits>) => ({ ...aCorrespondence().limits, ...over });

describe('the form of a message', () => {
  test('the form of a message has its topics, with their advice, and shows the typed values again', () => {
    const { form } = aSellerView({}, { typed: typed({ topic: 'OTHER', lost: ['a.jpg', 'b.jpg'] }) });
    expect(plain(form)).toMatchObject({
      intent: 'new-thread',
      draft: 'brouillon-1',
      text: {
        value: 'Le carton est arrivé déchiré.',
        hint: '2 000 caractères au plus. Ne donnez ni mot de passe ni numéro de carte.',
      },
      lost: 'Votre message n’est pas parti. Choisissez de nouveau ces fichiers : a.jpg, b.jpg.',
    });
    const [, , invoice, other] = form?.topics ?? [];
    expect(invoice).toEqual({
      value: 'INVOICE',
      title: 'Une facture',
      text: 'La facture du vendeur est jointe au colis.',
      selected: false,
    });
    expect(other).toEqual({ value: 'OTHER', title: 'Une autre question', selected: true });
  });

  test('the form of a message names no file to choose again that was never chosen', () => {
    expect(aSellerView({}, { typed: typed() }).form).not.toHaveProperty('lost');
    expect(aSellerView().form).not.toHaveProperty('lost');
  });

  test.each([[{ files: 0 }], [{ types: [] }]])(
    'the form of a message has no field of files where none may be sent: %o',
    (over) => {
      expect(aSellerView({ limits: limited(over) }).form).not.toHaveProperty('files');
    },
  );

  test.each([
    [{}, 'Jusqu’à 5 fichiers JPEG, PNG, WebP ou PDF, 5 Mo au plus par fichier, 12 Mo en tout.'],
    [
      { files: 1, types: ['image/vnd.djvu', 'image/x-icon'], totalSize: null },
      'Un fichier DJVU ou ICON, 5 Mo au plus par fichier.',
    ],
    [{ files: 2, types: ['application/pdf'] }, 'Jusqu’à 2 fichiers PDF, 5 Mo au plus par fichier, 12 Mo en tout.'],
  ])('the form of a message names the accepted files, with %o: « %s »', (over, hint) => {
    const { files, types, fileSize, totalSize } = limited(over);
    expect(plain(aSellerView({ limits: limited(over) }).form?.files)).toMatchObject({
      hint,
      accept: types.join(','),
      limits: { files, fileSize, totalSize },
    });
  });

  test('the form of a message has the browser’s texts about a file, with a place for its name', () => {
    expect(plain(aSellerView().form?.files?.says)).toEqual({
      empty: '« {name} » est vide. Choisissez-en un autre.',
      type: '« {name} » n’est pas d’un type accepté : JPEG, PNG, WebP ou PDF. Choisissez-en un autre.',
      'too-large': '« {name} » est trop lourd : 5 Mo au plus par fichier. Choisissez-en un plus léger.',
      'too-many': '« {name} » est en trop : 5 fichiers au plus. Retirez-le.',
      total:
        '« {name} » ne tient plus dans ce message : 12 Mo au plus en tout. Retirez-le ou choisissez des fichiers plus légers.',
    });
  });

  test.each([
    ['empty', '« a.jpg » est vide. Choisissez-en un autre.'],
    ['too-large', '« a.jpg » est trop lourd : 5 Mo au plus par fichier. Choisissez-en un plus léger.'],
    ['type', '« a.jpg » n’est pas d’un type accepté : JPEG, PNG, WebP ou PDF. Choisissez-en un autre.'],
    ['infected', '« a.jpg » contient un virus et n’a pas été envoyé. Choisissez un autre fichier.'],
    ['too-many', '« a.jpg » est en trop : 5 fichiers au plus. Retirez-le.'],
    [
      'total',
      '« a.jpg » ne tient plus dans ce message : 7 Mo au plus en tout. Retirez-le ou choisissez des fichiers plus légers.',
    ],
  ] as const)('the text for a file that is %s is: %s', (fault, text) => {
    const limits = limited({ totalSize: 7 * mega });
    expect(plain(fileFaultText({ fault, name: 'a.jpg', limits }, wording))).toBe(text);
  });
});
