import { anAddress, anotherAddress } from '../address/examples.ts';
import { euros } from '../shared/money.ts';
import type { Forwarding, ForwardingOffer, ForwardingOptions, Objection } from './forwarding.ts';
import type { ForwardingAnswers } from './journey.ts';

const anOffer = (over: Partial<ForwardingOffer> = {}): ForwardingOffer => ({
  code: 'definitive-national-6',
  name: 'Réexpédition définitive en France, 6 mois',
  type: 'definitive',
  destination: 'national',
  option: null,
  duration: { months: 6 },
  productCode: 'reexpedition-definitive',
  ttc: euros(49.9),
  ht: euros(41.58),
  ...over,
});

const away = { type: 'temporary', duration: { minDays: 15, maxDays: 31 } } as const;

export const theForwardingOptions = (over: Partial<ForwardingOptions> = {}): ForwardingOptions => ({
  validFrom: '2025-01-01',
  orderDate: '2026-11-22',
  latestStartDate: '2027-05-21',
  maxBeneficiaries: 6,
  offers: [
    anOffer(),
    anOffer({
      code: 'definitive-international-6',
      name: 'Définitive, à l’étranger, 6 mois',
      destination: 'international',
    }),
    anOffer({ ...away, code: 'temporary-national-1', name: 'Temporaire, en France, de 15 jours à 1 mois' }),
    anOffer({
      ...away,
      code: 'keeping-2',
      name: 'Garde du courrier',
      option: 'mail-keeping',
      duration: { minDays: 1, maxDays: 62 },
    }),
    anOffer({ ...away, code: 'restante-1', name: 'Temporaire, en poste restante', option: 'poste-restante' }),
    anOffer({ code: 'mobility-national-1', name: 'Mobilité', type: 'mobility', duration: { months: 1 } }),
  ],
  activations: [
    { activation: 'code-courrier', workingDays: 5 },
    { activation: 'post-office', workingDays: 2 },
  ],
  countries: [{ code: 'BE', name: 'Belgique' }],
  scope: [
    { name: 'Lettres', national: true, international: true },
    { name: 'Colis de moins de 2 kg', national: true, international: false },
  ],
  ...over,
});

export const theForwardingAnswers = (over: ForwardingAnswers = {}): ForwardingAnswers => ({
  offer: 'definitive-national-6',
  activation: 'code-courrier',
  startDate: '2026-12-01',
  'from.civility': 'mrs',
  'from.firstName': 'Compte',
  'from.lastName': 'Particulier',
  'from.streetName': '12 rue de la République',
  'from.codePostal': '69002',
  'from.city': 'Lyon',
  'from.email': 'particulier@exemple.fr',
  'to.streetName': '3 rue de Siam',
  'to.codePostal': '29200',
  'to.city': 'Brest',
  'beneficiary.a': 'Compte Particulier',
  'beneficiary.b': 'Contact Achats',
  authority: 'yes',
  ...over,
});

export const aForwarding = (over: Partial<Forwarding> = {}): Forwarding => ({
  offer: 'definitive-national-6',
  activation: 'code-courrier',
  startDate: '2026-12-01',
  endDate: null,
  from: anAddress({ id: null, mobilePhone: '', email: 'particulier@exemple.fr' }),
  to: anotherAddress({ id: null, streetName: '3 rue de Siam', codePostal: '29200', city: 'Brest' }),
  beneficiaries: ['Compte Particulier', 'Contact Achats'],
  ...over,
});

/** A contract as whoever holds the link of its letters sees it. */
export const anObjection = (over: Partial<Objection> = {}): Objection => ({
  status: 'open',
  type: 'definitive',
  isKept: false,
  from: { street: '12 rue de la République', postalCode: '69002', city: 'Lyon' },
  startDate: '2026-12-01',
  until: '2027-12-01',
  objectedAt: null,
  ...over,
});
