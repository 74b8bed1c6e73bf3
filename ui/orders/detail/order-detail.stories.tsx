import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { aLine } from '#domain/cart/examples.ts';
import type { Refund } from '#domain/orders/consignments.ts';
import {
  aConsignment,
  aContract,
  anAwaitedContract,
  anOrder,
  anOrderOf,
  aRunningContract,
  aService,
} from '#domain/orders/examples.ts';
import type { Order } from '#domain/orders/orders.ts';
import { printed } from '#tests/shared/printed-story.ts';
import { aDetailView, aFullOrder, aSentLetter, labelFulfilments } from '../orders.examples.ts';
import { OrderDetailScreen } from './order-detail.screen.tsx';

const meta = { component: OrderDetailScreen, args: { view: aDetailView() } } satisfies Meta<typeof OrderDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (
  order: Order,
  ...read: Parameters<typeof aDetailView> extends [unknown?, ...infer Rest] ? Rest : never
) => ({
  args: { view: aDetailView(order, ...read) },
});

/** Something of everything: three senders, one late and one that refused, four services, money that comes back. */
export const Whole: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le numéro CMD-26-000123' }));
    await expect(written).toHaveBeenCalledWith('CMD-26-000123');
    written.mockRestore();
    const printed = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer' }));
    await expect(printed).toHaveBeenCalledTimes(1);
    printed.mockRestore();
    const [refused, cancelled] = canvas.getAllByRole('alert');
    await expect(refused).toHaveTextContent('n’a pas abouti');
    await expect(cancelled).toHaveTextContent('Maison Lettrine');
    const late = canvas.getByRole('region', { name: 'Philatélie des Halles' });
    await expect(within(late).getByText(/1 sur 3 expédiés/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Télécharger la planche Mon timbre avec logo' })).toBeVisible();
    const ways = [...canvasElement.querySelectorAll('a, summary')].map((way, at) => ({
      name: way.textContent,
      leadsTo: way.getAttribute('href') ?? at,
    }));
    const namesakes = ways.filter(({ name, leadsTo }) =>
      ways.some((other) => other.name === name && other.leadsTo !== leadsTo),
    );
    await expect(namesakes).toEqual([]);
  },
};

/** Its file, its hash, and the tracking of each envelope that has one. */
export const ALetterThatWasSent: Story = {
  ...of(anOrderOf('letter', 'ready-for-shipment'), { sentLetters: [aSentLetter()] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Preuve d’envoi' })).toBeVisible();
    await expect(canvas.getByText('a'.repeat(64))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Télécharger la lettre envoyée (PDF)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Suivre le courrier Mairie, 69002 Lyon' })).toBeVisible();
  },
};

export const ALetterThatWasSentOnAPhone: Story = {
  ...of(anOrderOf('letter', 'ready-for-shipment'), { sentLetters: [aSentLetter()] }),
  globals: { viewport: { value: 'phone' } },
};

export const TheProofOfALetterIsAway: Story = {
  ...of(anOrderOf('letter', 'ready-for-shipment'), { sentLetters: null }),
  play: async ({ canvas }) => expect(canvas.getByText(/La preuve d’envoi n’a pas pu être chargée/)).toBeVisible(),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: aDetailView(aFullOrder(), { lang: 'en' }) },
};
export const OfAProfessional: Story = {
  globals: { mode: 'pro' },
  args: { view: aDetailView(aFullOrder({ withdrawableUntil: null }), { mode: 'pro' }) },
};
export const OnAccount: Story = {
  globals: { mode: 'pro' },
  ...of(
    anOrder({
      paid: { cents: 0 },
      awaited: { cents: 3855 },
      paymentMode: { code: 'deferred', name: 'Paiement différé' },
    }),
    { mode: 'pro' },
  ),
};

/** As a story finds a text: spaces that do not break are spaces. */
const found = (text = '') => text.replaceAll(/\s+/g, ' ');

/** The notice says it in place of the first sentence. */
const toldOnce = (order: Order): Story => ({
  ...of(order),
  play: async ({ args: { view }, canvas }) => {
    await expect(canvas.getByText(found(view.headline?.text))).toBeVisible();
    await expect(canvas.queryByText(found(view.now))).toBeNull();
  },
});

const seller = (over: Parameters<typeof aConsignment>[0]) => of(anOrder({ consignments: [aConsignment(over)] }));
export const AwaitingTheSeller: Story = seller({ status: 'awaiting-acceptance' });
/** The track says it, and no label beside it. */
export const Preparing: Story = {
  ...seller({}),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Papeterie du Canal' });
    await expect(within(card).getByText('En préparation').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
const late = aConsignment({ handOverBy: '2026-11-20', reason: 'Le vendeur attend une livraison.' });
/** Its heading and its part say it, and no notice. */
export const Late: Story = {
  ...of(anOrder({ consignments: [late] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Commande\s: en retard$/);
    await expect(canvas.getByText('Le vendeur attend une livraison.')).toBeVisible();
    // The copy of the number is told there.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const LateWithoutAWay: Story = of(anOrder({ consignments: [{ ...late, isContactable: false }] }));
export const Sent: Story = seller({ status: 'sent', carrier: 'Colissimo', trackingId: '6A12345678901' });
export const Tracked: Story = {
  globals: { mode: 'pro' },
  args: {
    view: aDetailView(
      anOrder({ consignments: [aConsignment({ status: 'sent', carrier: 'Colissimo', trackingId: '6A12345678901' })] }),
      {
        mode: 'pro',
        shipments: [
          {
            number: '6A12345678901',
            stage: 'on-its-way',
            last: { label: 'L’envoi est en cours d’acheminement.', at: '2026-11-20T08:12:00Z' },
            isFinal: false,
          },
        ],
      },
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/L’envoi est en cours d’acheminement/)).toBeVisible(),
};
export const ToCollect: Story = seller({ status: 'to-collect' });
export const Received: Story = seller({ status: 'received', returnableUntil: '2026-12-20' });
export const Closed: Story = seller({ status: 'closed' });
export const Refused: Story = seller({ status: 'refused', reason: 'Cet article n’est plus en stock.' });
export const Cancelled: Story = seller({ status: 'cancelled', reason: 'À votre demande.' });
export const WithAnIncident: Story = seller({ status: 'incident-open', reason: 'Le carton est arrivé vide.' });
export const IncidentClosed: Story = seller({ status: 'incident-closed' });
export const RefundedBySeller: Story = seller({ status: 'refunded' });
export const InAStateUnknown: Story = {
  ...seller({ status: 'other' }),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Papeterie du Canal' });
    await expect(within(card).queryByText(/en préparation|expédiée/i)).toBeNull();
  },
};
export const NotSentYet: Story = of(anOrder());

export const LabelToDownload: Story = of(
  anOrderOf('parcel', 'ready-for-pickup', { availableUntil: '2026-12-06', trackingId: '6A12345678901' }),
);
const valid = { availableUntil: '2026-12-06', validUntil: '2026-12-06', refundableFrom: '2026-12-07' };
/** Whether labels that are not used are refunded without a request is chosen here. */
export const RefundToChoose: Story = {
  ...of({ ...anOrderOf('parcel', 'ready-for-pickup', valid), automaticRefund: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Actions'));
    await expect(canvas.getByRole('button', { name: 'Me rembourser sans que j’aie à le demander' })).toBeVisible();
  },
};
/** What a line costs leaves the words below it their width. */
export const RefundToChooseOnAPhone: Story = {
  ...RefundToChoose,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const fact = canvas.getByText(/remboursement possible à partir du/);
    const card = fact.closest('section')?.getBoundingClientRect();
    await expect(fact.getBoundingClientRect().width).toBeGreaterThan(Number(card?.width) * 0.8);
  },
};
export const ParcelWithoutAPrinter: Story = {
  ...of(anOrderOf('parcel', 'awaiting-drop-off', { validUntil: '2026-12-06', trackingId: '6A12345678901' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Afficher le code QR/ })).toBeVisible();
    await expect(canvas.getByText(/Déposez vos colis au plus tard le 06\/12\/2026/)).toBeVisible();
  },
};
export const ParcelAccepted: Story = of(anOrderOf('parcel', 'deposited', { trackingId: '6A12345678901' }));
export const RefundChosen: Story = of({ ...anOrderOf('parcel', 'ready-for-pickup', valid), automaticRefund: true });
export const LogoRefusedAndPaid: Story = of({
  ...anOrderOf('stamp-logo', 'cancelled', { subscription: { label: 'refused', reason: null, endDate: null } }),
  paid: { cents: 4990 },
  refunds: [
    {
      amount: { cents: 4990 },
      status: 'carried-over',
      date: '2026-11-25T09:00:00Z',
      reason: 'Le logo corrigé se renvoie sans payer de nouveau',
      consignmentCode: null,
      entryNumbers: [0],
      means: 'Carte bancaire',
      expectedOn: null,
    },
  ],
});
/** Each is a row of its own. */
export const RefundsAlike: Story = {
  ...of(
    anOrder({
      paymentMode: null,
      refunds: Array.from(
        { length: 2 },
        (): Refund => ({
          amount: { cents: 550 },
          status: 'refunded',
          date: null,
          reason: null,
          consignmentCode: 'A',
          entryNumbers: [],
          means: 'Carte bancaire',
          expectedOn: null,
        }),
      ),
      consignments: [aConsignment({ code: 'A' })],
    }),
  ),
  beforeEach: () => {
    const said = spyOn(console, 'error');
    return () => said.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Carte bancaire')).toHaveLength(2);
    await expect(console.error).not.toHaveBeenCalled();
  },
};
export const LabelExpired: Story = of(anOrderOf('parcel', 'label-expired', { trackingId: '6A12345678901' }));
export const RefundPending: Story = of(anOrderOf('parcel', 'refund-pending', { trackingId: '6A12345678901' }));
export const ServiceUnknown: Story = {
  ...of(anOrderOf('parcel', null, { trackingId: '6A12345678901' })),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Colissimo en ligne' });
    await expect(within(card).getByText('Expirée')).toBeVisible();
    await expect(within(card).queryByRole('link')).toBeNull();
  },
};
export const LogoRefused: Story = of(
  anOrderOf('stamp-logo', 'cancelled', {
    subscription: { label: 'refused', reason: 'Le logo n’est pas lisible à cette taille.', endDate: null },
  }),
);
export const ContractToVerify: Story = {
  ...of(anOrderOf('forwarding', 'created', { contract: aContract({ status: 'to-be-verified' }) })),
  play: async ({ canvas }) => expect(canvas.getByText(/Appelez notre service client au 36 31\./)).toBeVisible(),
};
const asked = [{ service: 'forwarding', state: null }] as const;
/** It is no longer in the making, whatever the service says. */
export const ContractToVerifyIsNotInTheMaking: Story = {
  ...of(anOrderOf('forwarding', 'created', { contract: aContract({ status: 'to-be-verified' }) }), { states: asked }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Votre identité reste à vérifier')).toBeVisible();
    await expect(canvas.queryByText(/plus de temps que prévu/)).toBeNull();
  },
};
/** Of two contracts one is: the way to look again stays. */
export const ContractToVerifyAndAnotherInTheMaking: Story = {
  ...of(
    anOrder({
      lines: ['0', '1'].map((id) =>
        aLine({ id, kind: 'other', service: 'forwarding', title: `Réexpédition ${Number(id) + 1}` }),
      ),
      services: (['to-be-verified', 'created'] as const).map((status, at) =>
        aService(
          { service: 'forwarding', status: 'created', line: `${at}` },
          { contract: aContract({ id: `CONTRAT-${at}`, status }) },
        ),
      ),
    }),
    { states: asked },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/plus de temps que prévu/)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vérifier à nouveau' })).toBeVisible();
  },
};
export const ContractWhoseCodeIsOver: Story = toldOnce(
  anOrderOf('forwarding', 'ready-to-download', {
    contract: anAwaitedContract({ codeEntry: { status: 'locked', triesLeft: 0, expiresOn: null, resendFrom: null } }),
  }),
);
export const ContractAwaitsThePostOffice: Story = toldOnce(
  anOrderOf('forwarding', 'ready-to-download', {
    contract: aContract({ steps: [{ kind: 'identity-checked', isReached: false, day: null }] }),
  }),
);
export const ContractAwaitsWordOfItsCard: Story = toldOnce(
  anOrderOf('forwarding', 'ready-to-download', { contract: aRunningContract() }),
);
/** Its steps, the letter on its way, and where its code is entered. */
export const ContractAwaitsItsCode: Story = {
  ...of(anOrderOf('forwarding', 'ready-to-download', { contract: anAwaitedContract() })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Courrier envoyé')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Saisir le code' })).toHaveAttribute(
      'href',
      '/mes-commandes/detail/CMD-1/reexpedition/CONTRAT-1',
    );
  },
};
export const ContractRuns: Story = of(
  anOrderOf('forwarding', 'ready-to-download', { contract: aRunningContract({ card: 'received' }) }),
);
export const ContractRunsInEnglish: Story = {
  globals: { language: 'en' },
  args: {
    view: aDetailView(anOrderOf('forwarding', 'ready-to-download', { contract: aRunningContract() }), { lang: 'en' }),
  },
};
export const ContractRunsOnAPhone: Story = { ...ContractRuns, globals: { viewport: { value: 'phone' } } };
export const ContractCancelled: Story = {
  ...of(anOrderOf('forwarding', 'cancelled', { contract: aContract({ status: 'cancelled', type: 'mobility' }) })),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Renouveler ma demande' })).toHaveAttribute(
      'href',
      '/demenagement-absence/parcours/besoins?contractType=mobility',
    ),
};

export const MadeInPart: Story = of(anOrderOf('parcel', 'created'), {
  states: [{ service: 'parcel', state: labelFulfilments.part }],
});
export const TakingLong: Story = of(anOrderOf('parcel', 'created'), { states: [{ service: 'parcel', state: null }] });

export const WithoutDocuments: Story = of(anOrder(), { invoices: [] });
export const DocumentsAway: Story = {
  ...of(anOrder(), { invoices: null }),
  play: async ({ canvas }) => expect(canvas.getByText('Information temporairement indisponible')).toBeVisible(),
};

/** On paper: a proof of purchase with its code, lines, amounts and addresses, and nothing that is pressed. */
export const Printed: Story = {
  beforeEach: printed,
  play: async ({ canvas }) => {
    for (const name of [/^Copier le numéro/, 'Imprimer', /^Racheter/])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    for (const name of ['Suivre l’envoi', 'Renoncer au contrat ici', 'Retourner un article'])
      await expect(canvas.queryByRole('link', { name: new RegExp(name) })).toBeNull();
    await expect(canvas.getAllByText('CMD-26-000123')[0]).toBeVisible();
    for (const text of ['Bloc cinq tiroirs en hêtre', 'Total TTC', 'Remboursement demandé'])
      await expect(canvas.getAllByText(text)[0]).toBeVisible();
    // What is folded on a screen is open on paper.
    for (const city of [/MIOS/, /MACON/]) await expect(canvas.getByText(city).checkVisibility()).toBe(true);
  },
};

/** The box of the button goes with it. */
export const PrintedWhenACodeIsAwaited: Story = {
  ...of(anOrderOf('forwarding', 'ready-to-download', { contract: anAwaitedContract() })),
  beforeEach: printed,
  play: async ({ canvas }) => {
    const text = canvas.getByText(/saisissez ce code au plus tard/);
    const seen = [...(text.parentElement?.children ?? [])].filter((each) => each.checkVisibility());
    await expect(seen).toEqual([text]);
  },
};
