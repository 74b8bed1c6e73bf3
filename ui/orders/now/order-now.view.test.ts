import { describe, expect, test } from 'vitest';
import type { Service } from '#domain/cart/cart.ts';
import { aLine } from '#domain/cart/examples.ts';
import type { RefundableParcel } from '#domain/labels/labels.ts';
import {
  aConsignment,
  aContract,
  anAwaitedContract,
  anOrder,
  anOrderOf,
  aRunningContract,
  aService,
  aWithdrawal,
} from '#domain/orders/examples.ts';
import type { LineStatus } from '#domain/orders/line-status.ts';
import type { Order } from '#domain/orders/orders.ts';
import type { OrderedService } from '#domain/orders/services.ts';
import { aReturn } from '#domain/returns/examples.ts';
import { aParcel } from '#ui/labels/labels.examples.ts';
import { aDetailView, aFullOrder, today } from '#ui/orders/orders.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { orderNow } from './order-now.view.ts';
import type { ReturnsAndRefunds } from './returns-and-refunds.ts';

const nothingYet = { returns: [], withdrawals: [], refundable: null };
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const now = (order: Order, lang: 'fr' | 'en' = 'fr') =>
  plain(orderNow({ order, returnsAndRefunds: nothingYet, today }, wordingOf({ lang, mode: 'part' })).text);
const sent = (...over: Parameters<typeof aConsignment>) => anOrder({ consignments: [aConsignment(...over)] });

describe('the first sentence says', () => {
  test.each<[string, Order]>([
    ['Cette commande est annulée.', sent({ status: 'refused' })],
    ['Cette commande est annulée.', sent({ status: 'cancelled' })],
    ['Cette commande est annulée.', anOrderOf('parcel', 'cancelled')],
    [
      'Il vous reste à faire vérifier votre identité.',
      anOrderOf('forwarding', 'created', { contract: aContract({ status: 'to-be-verified' }) }),
    ],
    [
      'Saisissez le code de notre lettre pour activer votre contrat.',
      anOrderOf('forwarding', 'ready-to-download', { contract: anAwaitedContract() }),
    ],
    [
      'Le code de votre contrat n’est plus accepté. Ouvrez le contrat pour savoir que faire.',
      anOrderOf('forwarding', 'ready-to-download', {
        contract: anAwaitedContract({
          codeEntry: { status: 'locked', triesLeft: 0, expiresOn: null, resendFrom: null },
        }),
      }),
    ],
    [
      'Saisissez le code de notre lettre pour activer votre contrat.',
      anOrder({
        services: (['locked', 'open'] as const).map((status) => {
          const codeEntry = { status, triesLeft: 0, expiresOn: null, resendFrom: null };
          const contract = anAwaitedContract({ codeEntry });
          return aService({ service: 'forwarding', status: 'ready-to-download' }, { contract });
        }),
      }),
    ],
    [
      'Présentez une pièce d’identité au bureau de poste pour activer votre contrat.',
      anOrderOf('forwarding', 'ready-to-download', {
        contract: aContract({ steps: [{ kind: 'identity-checked', isReached: false, day: null }] }),
      }),
    ],
    [
      'Dites-nous si la carte de confirmation est arrivée à l’adresse d’arrivée.',
      anOrderOf('forwarding', 'ready-to-download', { contract: aRunningContract() }),
    ],
    [
      'Des fichiers sont prêts : téléchargez-les au plus tard le 06/12/2026. Le reste de votre commande suit.',
      aFullOrder(),
    ],
    [
      'C’est prêt : téléchargez vos fichiers au plus tard le 06/12/2026.',
      anOrderOf('parcel', 'ready-for-pickup', { availableUntil: '2026-12-06' }),
    ],
    ['C’est prêt : vous pouvez télécharger vos fichiers.', anOrderOf('stamp', 'ready-to-download')],
    ['C’est prêt : vous pouvez télécharger vos fichiers.', anOrderOf('parcel', 'ready-for-pickup')],
    ['Nous préparons ce que vous avez commandé en ligne.', anOrderOf('parcel', 'created')],
    [
      'Des fichiers sont prêts : vous pouvez les télécharger. Le reste de votre commande suit.',
      anOrder({
        services: [...anOrderOf('stamp', 'ready-to-download').services, ...anOrderOf('parcel', 'created').services],
      }),
    ],
    ['Il vous reste à imprimer vos étiquettes et à déposer vos envois.', anOrderOf('parcel', 'ready-for-shipment')],
    ['Nous imprimons votre courrier et le confions au facteur.', anOrderOf('letter', 'ready-for-shipment')],
    ['Un envoi est disponible au point de retrait.', sent({ status: 'to-collect' })],
    ['Un problème est signalé sur un envoi.', sent({ status: 'incident-open' })],
    [
      'Votre commande est en route : arrivée prévue le mer. 02/12/2026.',
      sent({ status: 'sent', arrivesOn: '2026-12-02' }),
    ],
    ['Votre commande est en route : arrivée prévue le jeu. 26/11/2026.', sent({ status: 'sent', arrivesOn: today })],
    [
      'Une partie de votre commande est en route : arrivée prévue le mer. 02/12/2026.',
      anOrder({ consignments: [aConsignment({ status: 'sent', arrivesOn: '2026-12-02' }), aConsignment()] }),
    ],
    ['Votre commande est en route.', sent({ status: 'sent', arrivesOn: '2026-11-20' })],
    [
      'Une partie de votre commande est en route.',
      anOrder({ consignments: [aConsignment({ status: 'sent' }), aConsignment({ code: 'B' })] }),
    ],
    ['Votre commande a pris du retard.', sent({ handOverBy: '2026-11-25' })],
    ['Votre commande est en préparation.', sent({ handOverBy: today })],
    ['Votre commande est en préparation.', sent({ status: 'created' })],
    [
      'Votre commande est livrée : vous pouvez retourner un article jusqu’au 26/11/2026.',
      sent({ status: 'received', returnableUntil: today }),
    ],
    ['Votre commande est livrée.', sent({ status: 'closed', returnableUntil: '2026-11-25' })],
    ['Vos étiquettes ne sont plus valables.', anOrderOf('parcel', 'label-expired')],
    ['Votre commande est remboursée.', anOrderOf('parcel', 'refunded')],
    ['Votre commande est remboursée.', sent({ status: 'refunded' })],
    ['Une partie de votre commande est remboursée.', anOrderOf('parcel', 'partially-refunded')],
    [
      'Une partie de votre commande est remboursée.',
      { ...anOrderOf('parcel', 'refunded'), consignments: [aConsignment({ status: 'refused' })] },
    ],
    ['Un remboursement est en cours.', anOrderOf('registered-mail', 'refund-pending')],
    ['Votre logo est en attente de validation.', anOrderOf('stamp-logo', 'ready')],
    ['Votre logo est refusé : consultez le motif et la marche à suivre.', anOrderOf('stamp-logo', 'cancelled')],
    [
      'Un logo de cette commande est refusé, un autre ne l’est pas : consultez le motif et la marche à suivre.',
      anOrder({
        services: (['pickup-complete', 'cancelled'] as const).map((status) =>
          aService({ service: 'stamp-logo', status }, { subscription: { label: null, reason: null, endDate: null } }),
        ),
      }),
    ],
    [
      'Votre contrat est prêt : il commence le 01/12/2026.',
      anOrderOf('forwarding', 'ready-to-download', { contract: aContract() }),
    ],
    [
      'Votre contrat est prêt.',
      anOrderOf('forwarding', 'ready-to-download', { contract: aContract({ startDate: null }) }),
    ],
    [
      'Votre contrat est actif.',
      anOrderOf('forwarding', 'ready-to-download', { contract: aRunningContract({ card: 'received' }) }),
    ],
    [
      'Votre contrat est terminé.',
      anOrderOf('forwarding', 'ready-to-download', {
        contract: aContract({
          steps: [
            { kind: 'paid', isReached: true, day: null },
            { kind: 'card-received', isReached: false, day: null },
            { kind: 'ended', isReached: true, day: '2026-11-25' },
          ],
        }),
      }),
    ],
    ['Vous avez téléchargé vos fichiers : ils restent à votre disposition.', anOrderOf('stamp', 'pickup-complete')],
    [
      'Vous avez téléchargé vos timbres : vous pouvez les rééditer jusqu’au 02/12/2026.',
      anOrder({
        services: [
          aService({ service: 'stamp', status: 'pickup-complete' }, { availableUntil: '2026-12-02' }),
          aService({ service: 'stamp', status: 'label-expired' }, { availableUntil: '2026-11-20' }),
        ],
      }),
    ],
    ['Le vendeur doit encore accepter votre commande.', sent({ status: 'awaiting-acceptance' })],
    [
      'Le vendeur a accepté votre commande : il la préparera dès que le paiement sera confirmé.',
      sent({ status: 'awaiting-payment' }),
    ],
    [
      'Les vendeurs doivent encore accepter votre commande.',
      anOrder({
        consignments: ['A', 'B'].map((code) => aConsignment({ code, status: 'awaiting-acceptance' })),
      }),
    ],
    [
      'Un vendeur doit encore accepter une partie de votre commande ; le paiement du reste doit encore être confirmé.',
      anOrder({
        consignments: [
          aConsignment({ status: 'awaiting-payment' }),
          aConsignment({ code: 'B', status: 'awaiting-acceptance' }),
        ],
      }),
    ],
    [
      'Votre commande est en préparation.',
      anOrder({
        consignments: [aConsignment({ status: 'awaiting-payment' }), aConsignment({ code: 'B', status: 'preparing' })],
      }),
    ],
    ['État de votre commande : Livrée.', anOrder({ statusDisplay: 'Livrée' })],
    ['Votre commande est enregistrée.', anOrder()],
  ])('« %s »', (sentence, order) => {
    expect(now(order)).toBe(sentence);
    expect(now(order, 'en')).toMatch(/^[A-Z].*\.$/);
  });

  test.each<[Service, LineStatus, Partial<OrderedService>]>([
    ['parcel', 'ready-for-shipment', {}],
    ['registered-mail', 'ready-for-shipment', {}],
    ['parcel', 'awaiting-drop-off', {}],
    ['parcel', 'awaiting-drop-off', { validUntil: '2026-12-06' }],
    ['parcel', 'deposited', {}],
    ['parcel', 'label-expired', {}],
  ])('the same of a line of two pieces as of two lines of one: %s, %s', (service, status, over) => {
    const orderOf = (...quantities: number[]) => {
      const lines = quantities.map((quantity, at) => aLine({ id: `${at}.service`, kind: 'other', service, quantity }));
      return anOrder({ lines, services: lines.map(({ id }) => aService({ service, status, line: id }, over)) });
    };
    for (const lang of ['fr', 'en'] as const) {
      expect(now(orderOf(2), lang)).toBe(now(orderOf(1, 1), lang));
      expect(now(orderOf(2), lang)).not.toBe(now(orderOf(1), lang));
    }
  });

  test.each([
    ['until', today, 'Vous avez téléchargé vos fichiers : ils restent à votre disposition.'],
    ['after', '2026-11-25', 'L’abonnement de votre logo est terminé.'],
  ])('that a logo may be used, %s the last day of its subscription: %s', (_, endDate, sentence) => {
    const subscription = { label: 'approved', reason: null, endDate } as const;
    expect(now(anOrderOf('stamp-logo', 'pickup-complete', { subscription }))).toBe(sentence);
  });

  test.each<[string, Parameters<typeof aReturn>[0]]>([
    [
      'Retour accepté : vous avez jusqu’au 30/11/2026 pour renvoyer votre colis.',
      { status: 'accepted', sendBefore: '2026-11-30' },
    ],
    [
      'Retour accepté : vous avez jusqu’au 26/11/2026 pour renvoyer votre colis.',
      { status: 'accepted', sendBefore: today },
    ],
    ['Retour accepté : vous pouvez renvoyer votre colis.', { status: 'accepted', sendBefore: null }],
    ['Retour accepté : vous pouvez renvoyer votre colis.', { status: 'accepted', sendBefore: '2026-11-25' }],
    ['Votre demande de retour est envoyée.', { status: 'requested' }],
    ['Votre retour est bien arrivé.', { status: 'received' }],
    ['Votre demande de retour est refusée.', { status: 'refused' }],
    ['Votre retour n’a pas été reçu : consultez-le pour savoir quoi faire.', { status: 'not-received' }],
    ['Votre commande est livrée : vous pouvez retourner un article jusqu’au 28/11/2026.', { status: 'other' }],
  ])('« %s » of a return', (sentence, over) => {
    const consignments = [
      aConsignment({ status: 'received', returnableUntil: '2026-11-20' }),
      aConsignment({ code: 'B', status: 'received', returnableUntil: '2026-11-28' }),
    ];
    // Of two pieces, one is in the return.
    const asked = {
      order: anOrder({ consignments }),
      returnsAndRefunds: { ...nothingYet, returns: [aReturn(over)] },
      today,
    };
    expect(plain(orderNow(asked, wordingOf({ lang: 'fr', mode: 'part' })).text)).toBe(sentence);
    expect(orderNow(asked, wordingOf({ lang: 'en', mode: 'part' })).text).toMatch(/^[A-Z].*\.$/);
  });

  test.each<[string, string, Partial<RefundableParcel>[] | null]>([
    [
      'which labels are out of date, where one may be refunded',
      'Une étiquette n’est plus valable : vous pouvez en demander le remboursement.',
      [{}, { isRefundable: false, reason: 'too-old' }],
    ],
    [
      'no more than that, where all are too old',
      'Vos étiquettes ne sont plus valables.',
      [{ isRefundable: false, reason: 'too-old' }],
    ],
    ['no more than that, where nobody knows', 'Vos étiquettes ne sont plus valables.', null],
  ])('an order’s first sentence names %s', (_, sentence, parcels) => {
    const refundable = parcels && parcels.map(aParcel);
    const asked = {
      order: anOrderOf('parcel', 'label-expired'),
      returnsAndRefunds: { ...nothingYet, refundable },
      today,
    };
    expect(plain(orderNow(asked, wordingOf({ lang: 'fr', mode: 'part' })).text)).toBe(sentence);
  });

  test('nothing of a return, where returns could not be read or every piece was given back', () => {
    const order = sent({ status: 'received', returnableUntil: '2026-11-28' });
    const says = (givenBack: Partial<ReturnsAndRefunds>) => {
      const view = aDetailView(order, { returnsAndRefunds: { ...nothingYet, ...givenBack } });
      const links = view.cards.flatMap(({ links: own }) => own.map(({ label }) => label));
      return [plain(view.now), links.includes('Retourner un article'), view.news.map(({ text }) => plain(text))];
    };
    const pieces = (quantity: number) => [{ entryNumber: 0, name: 'Carnet', quantity, reason: null }];
    expect(says({ returns: null })).toEqual([
      'Votre commande est livrée.',
      true,
      ['Vos retours n’ont pas pu être chargés, veuillez réessayer.'],
    ]);
    const closed = (quantity: number) =>
      aReturn({ status: 'closed', consignmentCode: 'CMD-1-A', lines: pieces(quantity) });
    expect(says({ returns: [closed(2)] })).toEqual(['Votre commande est livrée.', false, []]);
    expect(says({ returns: [closed(1)] })[1]).toBe(true);
    expect(
      says({ returns: [closed(1)], withdrawals: [aWithdrawal({ lines: [{ entryNumber: 0, quantity: 1 }] })] })[1],
    ).toBe(false);
    expect(says({ returns: [aReturn({ ...closed(2), status: 'refused' })] })[1]).toBe(true);
  });

  test('nothing to download of a state that the shop does not know', () => {
    expect(now(anOrderOf('parcel', null))).toBe('Votre commande est enregistrée.');
  });
});
