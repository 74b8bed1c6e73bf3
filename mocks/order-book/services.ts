import { sampleRecipient } from '../cart/samples.ts';
import type { Course, ServiceStory } from '../records/story.ts';
import { offers } from '../tariffs/forwarding.ts';
import { type BookLine, type BookOrder, words } from './book-order.ts';

type Contract = NonNullable<ServiceStory['contract']>;
type Logo = NonNullable<ServiceStory['subscription']>;

const recipient = words('Destinataire', 'Recipient');

export const label = (service: ServiceStory, quantity = 1): BookLine => ({
  code: 'colissimo-en-ligne',
  quantity,
  configurationId: quantity === 1 ? 'exemple-colis-lyon' : 'exemple-colis-toulouse',
  service,
});
export const vignette = (status: string): BookLine => ({
  code: 'vignette-recommande',
  configurationId: 'exemple-recommande',
  info: { label: recipient, value: words(sampleRecipient, sampleRecipient) },
  service: { status },
});
export const stamp = (status: string): BookLine => ({
  code: 'mon-timbre-en-ligne',
  configurationId: 'exemple-timbre',
  info: {
    label: words('Visuel', 'Picture'),
    value: words('Coquelicot, Lettre verte 20\u00a0g', 'Poppy, Green letter 20\u00a0g'),
  },
  service: { status },
});
const letter = (status: string): BookLine => ({
  code: 'lettre-en-ligne',
  configurationId: 'exemple-lettre',
  service: { status },
});
/** A logo in its own words; the line of its order follows from what became of it. */
const logo = (status: string, subscription: Logo): BookLine => ({
  code: 'mon-timbre-avec-logo',
  configurationId: `exemple-logo-${subscription.status.toLowerCase()}`,
  info: { label: words('Logo', 'Logo'), value: words(subscription.name, subscription.name) },
  service: { status, subscription },
});
const awaitedLogo = (name: string, status: string): BookLine => logo('READY', { name, status });
const refusedLogo = (name: string, fields: Omit<Logo, 'name'>): BookLine => logo('CANCELLED', { name, ...fields });
/** Its sheet was downloaded once it was approved. */
const usedLogo = (name: string, status: string, months = 12): BookLine =>
  logo('PICKUP_COMPLETE', { name, status, months });

/** A contract of an offer, which decides its article. */
const forwarding = (
  status: string,
  { offerCode = 'definitive-national-6', ...fields }: Partial<Contract> = {},
): BookLine => ({
  code: offers[offerCode]?.productCode ?? '',
  configurationId: `exemple-reexpedition-${offerCode}-${status.toLowerCase()}`,
  info: { label: words('Vers', 'To'), value: words('29200 Brest', '29200 Brest') },
  service: {
    status:
      { READY_FOR_PICKUP: 'READY_TO_DOWNLOAD', CANCELLED: 'CANCELLED', OBJECTED: 'CANCELLED' }[status] ?? 'CREATED',
    contract: { status, offerCode, ...fields },
  },
});
const activeForwarding = (fields: Partial<Contract>): BookLine => forwarding('READY_FOR_PICKUP', fields);
const wrong = ['wrong-code', 1] as const;

/** One service in one state. */
const service = (name: string, line: BookLine, age = 3): BookOrder => ({ name, age, lines: [line] });

const parcels: BookOrder[] = [
  service('COLIS-CREE', label({ status: 'CREATED' }), 0),
  service('COLIS-PRET', label({ status: 'READY' }), 0),
  service('COLIS-EN-ATTENTE', label({ status: 'WAITING' }), 0),
  service('COLIS-A-TELECHARGER', label({ status: 'READY_TO_DOWNLOAD' })),
  service('COLIS-AVANT-DATE', label({ status: 'READY_FOR_PICKUP' })),
  service('COLIS-SANS-DATE', label({ status: 'READY_FOR_PICKUP', isDateless: true })),
  service('COLIS-TROIS', label({ status: 'READY_FOR_PICKUP' }, 3)),
  service('COLIS-A-EXPEDIER', label({ status: 'READY_FOR_SHIPMENT' })),
  service('COLIS-DEPOSE', label({ status: 'PICKUP_COMPLETE' })),
  service('COLIS-SCANNE', label({ status: 'DEPOSITED' })),
  service('COLIS-SANS-IMPRIMANTE', label({ status: 'AWAITING_DROP_OFF', isPrintedAtDropOff: true })),
  service('COLIS-PRIS-EN-CHARGE', label({ status: 'DEPOSITED', isPrintedAtDropOff: true })),
  service('COLIS-PERIME', label({ status: 'LABEL_EXPIRED' }, 3), 70),
  service('COLIS-TROP-VIEUX', label({ status: 'LABEL_EXPIRED' }), 500),
  service('COLIS-REMB-EN-COURS', label({ status: 'REFUND_PENDING' }), 75),
  service('COLIS-REMBOURSE', label({ status: 'REFUNDED' }), 80),
  service('COLIS-REMB-PARTIEL', label({ status: 'PARTIALLY_REFUNDED' }), 80),
  service('COLIS-REMB-ECHOUE', label({ status: 'REFUND_FAILED' }), 80),
  service('COLIS-REMB-REFUSE', label({ status: 'REFUND_REFUSED' }), 80),
  service('COLIS-REMB-EXPIRE', label({ status: 'REFUND_EXPIRED' }), 400),
  service('COLIS-ANNULE', label({ status: 'CANCELLED' }), 5),
  service('COLIS-INCONNU', label({ status: 'SUSPENDED_BY_CARRIER' }), 5),
  service(
    'COLIS-REMB-MELANGE',
    label({ status: 'LABEL_EXPIRED', labels: ['LABEL_EXPIRED', 'LABEL_EXPIRED', 'REFUNDED'], scanned: [1] }, 3),
    70,
  ),
];

const otherServices: BookOrder[] = [
  service('RECO-A-TELECHARGER', vignette('READY_TO_DOWNLOAD')),
  service('RECO-PERIMEE', vignette('LABEL_EXPIRED'), 70),
  service('RECO-REMB-REFUSE', vignette('REFUND_REFUSED'), 70),
  service('LETTRE-A-EXPEDIER', letter('READY_FOR_SHIPMENT')),
  service('TIMBRE-A-TELECHARGER', stamp('READY_TO_DOWNLOAD')),
  service('TIMBRE-TELECHARGE', stamp('PICKUP_COMPLETE')),
  service('TIMBRE-INCONNU', stamp('PAYMENT_CAPTURED')),
  {
    name: 'LOGO-EN-ATTENTE',
    age: 1,
    lines: [
      awaitedLogo('Invitation', 'WAITING_EXPERT'),
      awaitedLogo('Enveloppe', 'CREATED'),
      awaitedLogo('Faire-part', 'WAITING_DOCUMENTATION'),
    ],
  },
  service('LOGO-A-TELECHARGER', logo('PAYMENT_CAPTURED', { name: 'Catalogue', status: 'APPROVED', months: 12 })),
  service('LOGO-TELECHARGE', usedLogo('Facture', 'APPROVED')),
  service(
    'LOGO-REFUSE',
    refusedLogo('Carte de vœux', {
      status: 'REFUSED',
      reason: words('Le logo n’est pas lisible à cette taille.', 'The logo cannot be read at this size.'),
    }),
  ),
  {
    name: 'LOGO-ABONNEMENTS',
    age: 345,
    lines: [
      usedLogo('Enseigne', 'APPROVED'),
      usedLogo('Vitrine', 'APPROVED', 24),
      refusedLogo('Bouteille', { status: 'REFUSED' }),
      refusedLogo('Tonneau', { status: 'BO_DELETED_REFUSED' }),
      usedLogo('Tampon', 'SUSPENDED'),
    ],
  },
  service('LOGO-EXPIRE', usedLogo('Ancienne enseigne', 'EXPIRED'), 380),
  service('LOGO-SUPPRIME', usedLogo('Ancienne vitrine', 'BO_DELETED_EXPIRED'), 490),
  service('REEX-EN-COURS', forwarding('CREATED'), 0),
  service(
    'REEX-A-VERIFIER',
    forwarding('TO_BE_VERIFIED', { offerCode: 'temporary-national-6', activation: 'POST_OFFICE' }),
  ),
  service('REEX-PRETE', activeForwarding({ activation: 'POST_OFFICE', startsIn: 6 }), 5),
  service('REEX-ANNULEE', forwarding('CANCELLED', { offerCode: 'mobility-national-1' })),
  {
    name: 'REEX-DEUX',
    age: 2,
    lines: [activeForwarding({}), forwarding('CANCELLED', { offerCode: 'temporary-international-12' })],
  },
];

/** Contracts on their way: the code of a letter, the card at the new address, the end. */
const contracts: BookOrder[] = [
  service('REEX-CODE', activeForwarding({ startsIn: 6 }), 4),
  service('REEX-CODE-FAUX', activeForwarding({ startsIn: 6, past: [wrong, wrong, wrong] }), 4),
  service('REEX-CODE-BLOQUE', activeForwarding({ startsIn: 6, past: [wrong, wrong, wrong, wrong, wrong] }), 4),
  service('REEX-CODE-PERIME', activeForwarding({ startsIn: -33 }), 40),
  service('REEX-ACTIVE', activeForwarding({ startsIn: -3, past: [['code-entered', 5]] }), 12),
  service('REEX-CARTE', activeForwarding({ startsIn: -11, past: [['code-entered', 14]] }), 20),
  service(
    'REEX-CARTE-RECUE',
    activeForwarding({
      startsIn: -40,
      past: [
        ['code-entered', 44],
        ['card-received', 34],
      ],
    }),
    50,
  ),
  service(
    'REEX-CARTE-ABSENTE',
    activeForwarding({
      startsIn: -12,
      past: [
        ['code-entered', 16],
        ['card-missing', 1],
      ],
    }),
    24,
  ),
  service(
    'REEX-FINIE',
    activeForwarding({
      offerCode: 'temporary-national-1',
      startsIn: -40,
      past: [
        ['code-entered', 44],
        ['card-received', 34],
      ],
    }),
    50,
  ),
  service('REEX-OPPOSEE', forwarding('OBJECTED', { startsIn: 6 }), 4),
];

const orderInProgress = (name: string, course: Course, lines: readonly BookLine[]): BookOrder => ({
  name,
  age: 0,
  course,
  lines,
});
const made = label({ status: 'READY_FOR_PICKUP' }, 3);
const notMade = label({ status: 'CREATED' }, 3);

const courses: BookOrder[] = [
  orderInProgress('SUIVI-IMMEDIAT', 'at-once', [made]),
  orderInProgress('SUIVI-TROISIEME', 'third', [made]),
  orderInProgress('SUIVI-INCOMPLET', 'incomplete', [
    label({ status: 'CREATED', labels: ['READY_FOR_PICKUP', 'CREATED', 'READY_FOR_PICKUP'] }, 3),
  ]),
  orderInProgress('SUIVI-EPUISE', 'exhausted', [notMade]),
  orderInProgress('SUIVI-EN-PANNE', 'broken', [notMade]),
  orderInProgress('SUIVI-TIMBRE-TROISIEME', 'third', [stamp('READY_TO_DOWNLOAD')]),
  orderInProgress('SUIVI-RECO-TROISIEME', 'third', [vignette('READY_TO_DOWNLOAD')]),
  orderInProgress('SUIVI-REEX-TROISIEME', 'third', [forwarding('READY_FOR_PICKUP')]),
  orderInProgress('SUIVI-REEX-EPUISE', 'exhausted', [forwarding('TO_BE_VERIFIED')]),
];

export const bookServices: readonly BookOrder[] = [...parcels, ...otherServices, ...contracts, ...courses];
