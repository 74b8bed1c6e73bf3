import { activations, DURATIONS } from '#mocks/tariffs/forwarding.ts';
import { cutOffs, delays } from '#mocks/tariffs/letter-departures.ts';
import { mostSheets } from '#mocks/tariffs/letters.ts';
import { maxGramsBy } from '#mocks/tariffs/parcels.ts';
import { compensations } from '#mocks/tariffs/registered-mail.ts';
import type { ServicePicture } from '../../pictures/picture.ts';
import { tariff } from '../../tariffs/counter.ts';
import {
  COLLECTION_DAYS,
  FILE_DAYS,
  LABEL_DAYS,
  MODERATION_DAYS,
  MOST_RECIPIENTS,
  REFUND_DAYS,
} from '../../tariffs/service-limits.ts';
import { product, type Words } from '../draft.ts';
import type { CatalogItem, Service } from '../item.ts';

type Row = [
  code: string,
  service: Service,
  category: string,
  cents: number,
  vatRate: 0 | 0.2,
  scene: ServicePicture['scene'],
  fr: Words,
  en: Words,
];

/** A tariff changes prices, and not how many sheets a letter has. */
const [redSheets, registeredSheets] = (['ROUGE', 'REGISTERED'] as const).map((level) =>
  mostSheets(level, '2026-01-01'),
);
const redHour = Number.parseInt(cutOffs.ROUGE, 10);
const heaviest = `${maxGramsBy('HOME') / 1000}\u00a0kg`;

const rows: Row[] = [
  [
    'colissimo-en-ligne',
    'smt',
    'colis-en-ligne',
    tariff('colissimo', 250),
    0,
    'label',
    [
      'Colissimo en ligne',
      "Payez, imprimez l'étiquette, remettez le colis au facteur.",
      `Indiquez le poids et la destination : nous calculons le prix. L'étiquette est valable ${LABEL_DAYS} jours, puis se rembourse jusqu'à ${REFUND_DAYS} jours après l'achat si elle n'a pas servi.`,
      [`Jusqu'à ${heaviest}`, 'Dépôt en boîte aux lettres, en bureau de poste ou en point de retrait', 'Suivi compris'],
    ],
    [
      'Colissimo online',
      'Pay, print the label, hand the parcel to the postman.',
      `Give the weight and the destination: we work out the price. The label is valid for ${LABEL_DAYS} days, then refunded until ${REFUND_DAYS} days after the purchase if it has not been used.`,
      [`Up to ${heaviest}`, 'Drop off in a letterbox, at a post office or at a pick-up point', 'Tracking included'],
    ],
  ],
  [
    'colissimo-monde-en-ligne',
    'smt',
    'colis-en-ligne',
    1490,
    0,
    'label',
    [
      'Colissimo Monde en ligne',
      "Vers l'Europe, l'outre-mer et le reste du monde.",
      "Vous remplissez la déclaration de douane à l'écran : elle et s'imprime avec l'étiquette quand le pays la demande.",
      [`Jusqu'à ${heaviest}`, 'Formulaire de douane compris'],
    ],
    [
      'Colissimo World online',
      'To Europe, overseas France and the rest of the world.',
      'The customs form is filled in on screen and printed with the label when the country asks for it.',
      [`Up to ${heaviest}`, 'Customs form included'],
    ],
  ],
  [
    'mon-timbre-en-ligne',
    'mtel',
    'courrier-en-ligne',
    149,
    0,
    'stamp',
    [
      'Mon timbre en ligne',
      'Choisissez un visuel, imprimez, collez ou postez.',
      "Sur une enveloppe, une planche d'étiquettes ou un rouleau : chaque timbre porte un code unique et garde sa validité.",
      ['Une remise par rapport au guichet', `Planche à télécharger pendant ${FILE_DAYS} jours`, 'France et étranger'],
    ],
    [
      'Printable stamps',
      'Choose a picture, print it, stick it or post it.',
      'On an envelope, a sheet of labels or a roll: each stamp carries a single-use code and keeps its validity.',
      ['Cheaper than at the counter', `Sheet to download for ${FILE_DAYS} days`, 'France and abroad'],
    ],
  ],
  [
    'mon-timbre-avec-logo',
    'mtelLogo',
    'courrier-en-ligne',
    4990,
    0.2,
    'seal',
    [
      'Mon timbre avec logo',
      'Le logo de votre entreprise sur vos timbres à imprimer.',
      `Envoyez votre logo : il est relu sous ${MODERATION_DAYS} jours ouvrés, puis disponible dans vos visuels jusqu'à la fin de son abonnement.`,
      ['Abonnement de la durée de votre choix', 'Logo vérifié avant usage', 'Affranchissement en sus'],
    ],
    [
      'Printable stamps with your logo',
      'Your company logo on your printable stamps.',
      `Send your logo: it is checked within ${MODERATION_DAYS} working days, then stays among your pictures until its subscription ends.`,
      ['Subscription for as long as you choose', 'Logo checked before use', 'Postage not included'],
    ],
  ],
  [
    'e-lettre-rouge',
    'cel',
    'courrier-en-ligne',
    tariff('e-lettre-rouge'),
    0,
    'letter',
    [
      'e-Lettre rouge',
      `Écrite avant ${redHour}\u00a0h, distribuée le jour ouvré suivant.`,
      "Rédigez en ligne ou déposez un document : nous l'imprimons près du destinataire et le facteur le porte.",
      [`Jusqu'à ${redSheets} feuilles`, 'En couleur ou en noir'],
    ],
    [
      'e-Letter rouge',
      `Written before ${redHour - 12}\u00a0pm, delivered the next working day.`,
      'Write online or upload a document: we print it near the recipient and the postman delivers it.',
      [`Up to ${redSheets} sheets`, 'In colour or black'],
    ],
  ],
  [
    'lettre-en-ligne',
    'cel',
    'courrier-en-ligne',
    189,
    0,
    'letter',
    [
      'Lettre en ligne',
      "Un document envoyé d'ici, imprimé et distribué là-bas.",
      'Nous imprimons, mettons sous pli et distribuons. Vous suivez chaque étape dans votre commande.',
      [
        `Jusqu'à ${MOST_RECIPIENTS} destinataires`,
        `Distribution en ${delays.GREEN.near} jours ouvrés au plus en France`,
      ],
    ],
    [
      'Online letter',
      'A document sent from here, printed and delivered there.',
      'We print it, put it in an envelope and deliver it. You follow each step in your order.',
      [`Up to ${MOST_RECIPIENTS} recipients`, `Delivered within ${delays.GREEN.near} working days in France`],
    ],
  ],
  [
    'vignette-recommande',
    'vrel',
    'courrier-en-ligne',
    tariff('recommande-r1'),
    0,
    'registered',
    [
      'Vignette recommandée en ligne',
      'Un recommandé préparé chez soi, remis en bureau ou au facteur.',
      "Saisissez l'expéditeur et le destinataire, imprimez la vignette, collez-la : la preuve de dépôt arrive par e-mail.",
      [`Niveau R1, indemnisation de ${compensations.R1 / 100}\u00a0€`, 'Avis de réception sur option'],
    ],
    [
      'Registered mail label online',
      'Registered mail prepared at home, handed over at the post office or to the postman.',
      'Enter the sender and the recipient, print the label, stick it: proof of posting comes by email.',
      [`Level R1, compensation of €${compensations.R1 / 100}`, 'Acknowledgement of receipt as an option'],
    ],
  ],
  [
    'lettre-recommandee-en-ligne',
    'vrel',
    'courrier-en-ligne',
    705,
    0,
    'registered',
    [
      'Lettre recommandée en ligne',
      "Rédigée à l'écran, imprimée et remise contre signature.",
      "Elle a la même valeur qu'un recommandé déposé au guichet, et la preuve de dépôt porte l'heure exacte.",
      [`Jusqu'à ${registeredSheets} feuilles`, 'Preuve de dépôt gardée dix ans'],
    ],
    [
      'Online registered letter',
      'Written on screen, printed and delivered against signature.',
      'It has the same standing as one handed in at the counter, and the proof of posting carries the exact time.',
      [`Up to ${registeredSheets} sheets`, 'Proof of posting kept for ten years'],
    ],
  ],
  [
    'reexpedition-definitive',
    'reex',
    'demenagement',
    tariff('reexpedition-definitive', 2000),
    0.2,
    'moving',
    [
      'Réexpédition définitive',
      `Vous déménagez : votre courrier vous suit ${DURATIONS.definitive.fr}.`,
      "Choisissez la date, indiquez les deux adresses et les noms du foyer. L'identité se vérifie par un code reçu à l'ancienne adresse ou au bureau de poste.",
      ["En France ou à l'étranger", 'Lettres et colis de moins de 2 kg en France'],
    ],
    [
      'Permanent mail forwarding',
      `You are moving: your mail will follow you for ${DURATIONS.definitive.en}.`,
      'Choose the date, give both addresses and the names of the household. Identity is checked by a code sent to the old address or at the post office.',
      ['Within France or abroad', 'Letters and parcels under 2 kg within France'],
    ],
  ],
  [
    'reexpedition-temporaire',
    'reex',
    'demenagement',
    tariff('reexpedition-temporaire', 2000),
    0.2,
    'moving',
    [
      'Réexpédition temporaire',
      'Vous partez quelques semaines : votre courrier part avec vous.',
      'À la date que vous choisissez, il revient de lui-même à votre adresse habituelle.',
      [`De ${DURATIONS.temporary.fr}`, 'Prolongation en ligne'],
    ],
    [
      'Temporary mail forwarding',
      'You are away for some weeks: your mail goes with you.',
      'On the day you choose, it comes back to your usual address by itself.',
      [`From ${DURATIONS.temporary.en}`, 'Extended online'],
    ],
  ],
  [
    'garde-du-courrier',
    'reex',
    'demenagement',
    2990,
    0.2,
    'keeping',
    [
      'Garde du courrier',
      'Nous gardons votre courrier, puis vous le livrons en une fois.',
      'Il reste au centre de distribution jusqu’au jour de votre retour.',
      [`De ${DURATIONS.keeping.fr}`, `Recommandés gardés ${COLLECTION_DAYS} jours`],
    ],
    [
      'Mail holding',
      'We hold your mail while you are away, then deliver it all at once.',
      'It stays at the delivery office until the day you return.',
      [`From ${DURATIONS.keeping.en}`, `Registered mail kept for ${COLLECTION_DAYS} days`],
    ],
  ],
  [
    'mobilite',
    'reex',
    'demenagement',
    990,
    0.2,
    'subscription',
    [
      'Réexpédition mobilité',
      'Deux adresses, une bascule quand vous le voulez.',
      'Un abonnement mensuel pour ceux qui vivent entre deux logements.',
      ['Sans durée minimale', `Bascule sous ${activations.CODE_COURRIER} jours ouvrés`],
    ],
    [
      'Mobility forwarding',
      'Two addresses, and a switch whenever you like.',
      'A monthly subscription for those who live between two homes.',
      ['No minimum term', `Switches within ${activations.CODE_COURRIER} working days`],
    ],
  ],
];

const service = ([code, kind, category, cents, vatRate, scene, fr, en]: Row, index: number): CatalogItem => {
  const {
    weight: _weight,
    safety: _safety,
    ...item
  } = product({
    code,
    fr,
    en,
    category,
    brand: 'la-boutique',
    cents,
    vatRate,
    postal: true,
    stock: 1_000_000,
    maxQuantity: 99,
    picture: { kind: 'service', scene, palette: index },
    releasedOn: '2025-01-06',
    popularity: 64 - index,
  });
  return { ...item, productType: 'ESERVICE', service: kind };
};

export const serviceItems: readonly CatalogItem[] = rows.map(service);
