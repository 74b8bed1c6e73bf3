import { activations, DURATIONS } from '#mocks/tariffs/forwarding.ts';
import { cutOffs, delays } from '#mocks/tariffs/letter-departures.ts';
import { type Level, tariffs as letterTariffs, mostSheets } from '#mocks/tariffs/letters.ts';
import { maxGramsBy } from '#mocks/tariffs/parcels.ts';
import { compensations } from '#mocks/tariffs/registered-mail.ts';
import { tariff } from '../../tariffs/counter.ts';
import {
  COLLECTION_DAYS,
  FILE_DAYS,
  LABEL_DAYS,
  MODERATION_DAYS,
  MOST_RECIPIENTS,
  REFUND_DAYS,
} from '../../tariffs/service-limits.ts';
import { type Draft, product } from '../draft.ts';
import type { CatalogItem, Service } from '../item.ts';

type Row = Pick<Draft, 'code' | 'category' | 'cents' | 'vatRate' | 'name' | 'summary' | 'body' | 'points'> & {
  service: Service;
};

/** A tariff changes prices, and not how many sheets a letter has. */
const [redSheets, registeredSheets] = (['ROUGE', 'REGISTERED'] as const).map((level) =>
  mostSheets(level, '2026-01-01'),
);
const firstStep = (level: Level) => letterTariffs.on('2026-01-01').steps[level][0]?.[1] ?? 0;
const redHour = Number.parseInt(cutOffs.ROUGE, 10);
const heaviest = `${maxGramsBy('HOME') / 1000}\u00a0kg`;

const rows: Row[] = [
  {
    code: 'colissimo-en-ligne',
    service: 'smt',
    category: 'colis-en-ligne',
    cents: tariff('colissimo', 250),
    vatRate: 0,
    name: { fr: 'Colissimo en ligne', en: 'Colissimo online' },
    summary: {
      fr: "Payez, imprimez l'étiquette, remettez le colis au facteur.",
      en: 'Pay, print the label, hand the parcel to the postman.',
    },
    body: {
      fr: `Indiquez le poids et la destination : nous calculons le prix. L'étiquette est valable ${LABEL_DAYS} jours. Si elle n'a pas servi, vous pouvez ensuite en demander le remboursement, jusqu'à ${REFUND_DAYS} jours après l'achat.`,
      en: `Give the weight and the destination: we work out the price. The label is valid for ${LABEL_DAYS} days. If it has not been used, you can request a refund after that, until ${REFUND_DAYS} days after the purchase.`,
    },
    points: {
      fr: [
        `Jusqu'à ${heaviest}`,
        'Dépôt en boîte aux lettres, en bureau de poste ou en point de retrait',
        'Suivi compris',
      ],
      en: [
        `Up to ${heaviest}`,
        'Handed in at a post office or a pick-up point, or left in your letterbox',
        'Tracking included',
      ],
    },
  },
  {
    code: 'colissimo-monde-en-ligne',
    service: 'smt',
    category: 'colis-en-ligne',
    cents: 1490,
    vatRate: 0,
    name: { fr: 'Colissimo Monde en ligne', en: 'Colissimo World online' },
    summary: {
      fr: "Vers l'Europe, l'outre-mer et le reste du monde.",
      en: 'To Europe, overseas France and the rest of the world.',
    },
    body: {
      fr: "Vous remplissez la déclaration de douane à l'écran : elle s'imprime avec l'étiquette quand le pays la demande.",
      en: 'The customs form is filled in on screen and printed with the label when the country asks for it.',
    },
    points: {
      fr: [`Jusqu'à ${heaviest}`, 'Formulaire de douane compris'],
      en: [`Up to ${heaviest}`, 'Customs form included'],
    },
  },
  {
    code: 'mon-timbre-en-ligne',
    service: 'mtel',
    category: 'courrier-en-ligne',
    cents: 149,
    vatRate: 0,
    name: { fr: 'Mon timbre en ligne', en: 'Printable stamps' },
    summary: {
      fr: 'Choisissez un visuel, imprimez le timbre et postez votre lettre.',
      en: 'Choose a picture, print the stamp and post your letter.',
    },
    body: {
      fr: "Sur une enveloppe, une planche d'étiquettes ou une étiqueteuse : chaque timbre porte un code unique et reste valable sans limite de date.",
      en: 'On an envelope, a sheet of labels or a label printer: each stamp carries a single-use code and stays valid for ever.',
    },
    points: {
      fr: ['Moins cher qu’au guichet', `Planche à télécharger pendant ${FILE_DAYS} jours`, 'France et étranger'],
      en: ['Cheaper than at the counter', `Sheet to download for ${FILE_DAYS} days`, 'France and abroad'],
    },
  },
  {
    code: 'mon-timbre-avec-logo',
    service: 'mtelLogo',
    category: 'courrier-en-ligne',
    cents: 4990,
    vatRate: 0.2,
    name: { fr: 'Mon timbre avec logo', en: 'Printable stamps with your logo' },
    summary: {
      fr: 'Le logo de votre entreprise sur vos timbres à imprimer.',
      en: 'Your company logo on your printable stamps.',
    },
    body: {
      fr: `Envoyez votre logo : il est vérifié sous ${MODERATION_DAYS} jours ouvrés, puis disponible dans vos visuels jusqu'à la fin de son abonnement.`,
      en: `Send your logo: it is checked within ${MODERATION_DAYS} working days, then stays among your pictures until its subscription ends.`,
    },
    points: {
      fr: ['Abonnement de la durée de votre choix', 'Logo vérifié avant usage', 'Affranchissement non compris'],
      en: ['Subscription for as long as you choose', 'Logo checked before use', 'Postage not included'],
    },
  },
  {
    code: 'e-lettre-rouge',
    service: 'cel',
    category: 'courrier-en-ligne',
    cents: tariff('e-lettre-rouge'),
    vatRate: 0,
    name: { fr: 'e-Lettre rouge', en: 'e-Lettre rouge, online' },
    summary: {
      fr: `Écrite avant ${redHour}\u00a0h, distribuée le jour ouvré suivant.`,
      en: `Written before ${redHour}:00, delivered the next working day.`,
    },
    body: {
      fr: "Écrivez en ligne ou importez un document : nous l'imprimons près du destinataire et le facteur le distribue.",
      en: 'Write online or upload a document: we print it near the recipient and the postman delivers it.',
    },
    points: {
      fr: [`Jusqu'à ${redSheets} feuilles`, 'En couleur ou en noir'],
      en: [`Up to ${redSheets} sheets`, 'In colour or black'],
    },
  },
  {
    code: 'lettre-en-ligne',
    service: 'cel',
    category: 'courrier-en-ligne',
    cents: firstStep('GREEN'),
    vatRate: 0,
    name: { fr: 'Courrier en ligne', en: 'Online letter' },
    summary: {
      fr: 'Écrivez votre lettre ou importez un document : nous nous occupons du reste.',
      en: 'Write your letter or upload a document: we do the rest.',
    },
    body: {
      fr: 'Nous imprimons, mettons sous pli et distribuons. Vous suivez chaque étape dans votre commande.',
      en: 'We print it, put it in an envelope and deliver it. You track each step in your order.',
    },
    points: {
      fr: [
        `Jusqu'à ${MOST_RECIPIENTS} destinataires`,
        `Distribution en ${delays.GREEN.near} jours ouvrés en moyenne en France`,
      ],
      en: [
        `Up to ${MOST_RECIPIENTS} recipients`,
        `Delivered in ${delays.GREEN.near} working days on average in France`,
      ],
    },
  },
  {
    code: 'vignette-recommande',
    service: 'vrel',
    category: 'courrier-en-ligne',
    cents: tariff('recommande-r1'),
    vatRate: 0,
    name: { fr: 'Vignette recommandée en ligne', en: 'Registered mail label online' },
    summary: {
      fr: 'Un recommandé préparé chez vous, remis au bureau de poste ou au facteur.',
      en: 'Registered mail prepared at home, handed over at the post office or to the postman.',
    },
    body: {
      fr: "Saisissez l'expéditeur et le destinataire, imprimez la vignette, collez-la : la preuve de dépôt vous est remise au guichet, ou envoyée par e-mail.",
      en: 'Enter the sender and the recipient, print the label, stick it on: you get the proof of posting at the counter, or by email.',
    },
    points: {
      fr: [
        `Niveaux R1 à R3, indemnisation de ${compensations.R1 / 100} à ${compensations.R3 / 100}\u00a0€`,
        'Avis de réception sur option',
      ],
      en: [
        `Levels R1 to R3, cover of €${compensations.R1 / 100} to €${compensations.R3 / 100}`,
        'Acknowledgement of receipt as an option',
      ],
    },
  },
  {
    code: 'lettre-recommandee-en-ligne',
    service: 'cel',
    category: 'courrier-en-ligne',
    cents: firstStep('REGISTERED'),
    vatRate: 0,
    name: { fr: 'Lettre recommandée en ligne', en: 'Online registered letter' },
    summary: {
      fr: "Rédigée à l'écran, imprimée et remise contre signature.",
      en: 'Written on screen, printed and signed for on delivery.',
    },
    body: {
      fr: "Elle a la même valeur qu'un recommandé déposé au guichet, et la preuve d'envoi indique l'heure exacte.",
      en: 'It has the same standing as one handed in at the counter, and the proof of sending gives the exact time.',
    },
    points: {
      fr: [`Jusqu'à ${registeredSheets} feuilles`, "Preuve d'envoi gardée dix ans"],
      en: [`Up to ${registeredSheets} sheets`, 'Proof of sending kept for ten years'],
    },
  },
  {
    code: 'reexpedition-definitive',
    service: 'reex',
    category: 'demenagement',
    cents: tariff('reexpedition-definitive', 2000),
    vatRate: 0.2,
    name: { fr: 'Réexpédition définitive', en: 'Permanent mail forwarding' },
    summary: {
      fr: `Vous déménagez : votre courrier vous suit ${DURATIONS.definitive.fr}.`,
      en: `You are moving: your mail will follow you for ${DURATIONS.definitive.en}.`,
    },
    body: {
      fr: "Choisissez la date, indiquez les deux adresses et les noms qui figurent sur le courrier. L'identité est vérifiée par un code envoyé à l'adresse de départ, ou au bureau de poste.",
      en: 'Choose the date, give both addresses and the names that appear on the mail. Identity is checked by a code sent to the original address, or at a post office.',
    },
    points: {
      fr: ["En France ou à l'étranger", 'Lettres et colis de moins de 2 kg en France'],
      en: ['Within France or abroad', 'Letters and parcels under 2 kg within France'],
    },
  },
  {
    code: 'reexpedition-temporaire',
    service: 'reex',
    category: 'demenagement',
    cents: tariff('reexpedition-temporaire', 2000),
    vatRate: 0.2,
    name: { fr: 'Réexpédition temporaire', en: 'Temporary mail forwarding' },
    summary: {
      fr: 'Vous partez quelques semaines : votre courrier part avec vous.',
      en: 'You are away for some weeks: your mail goes with you.',
    },
    body: {
      fr: 'Choisissez le jour du départ et celui du retour : ensuite, votre courrier est de nouveau distribué à votre adresse habituelle.',
      en: 'Choose the day you leave and the day you return: from then on your mail is delivered to your usual address again.',
    },
    points: {
      fr: [`De ${DURATIONS.temporary.fr}`, 'Début et fin aux dates de votre choix'],
      en: [`From ${DURATIONS.temporary.en}`, 'Begins and ends on the dates you choose'],
    },
  },
  {
    code: 'garde-du-courrier',
    service: 'reex',
    category: 'demenagement',
    cents: 2990,
    vatRate: 0.2,
    name: { fr: 'Garde du courrier', en: 'Mail holding' },
    summary: {
      fr: 'Nous gardons votre courrier, puis vous le livrons en une fois.',
      en: 'We hold your mail while you are away, then deliver it all at once.',
    },
    body: {
      fr: 'Vos lettres et colis restent au centre de distribution jusqu’au jour de votre retour.',
      en: 'Your letters and parcels stay at the delivery office until the day you return.',
    },
    points: {
      fr: [`De ${DURATIONS.keeping.fr}`, `Recommandés gardés ${COLLECTION_DAYS} jours`],
      en: [`From ${DURATIONS.keeping.en}`, `Registered mail kept for ${COLLECTION_DAYS} days`],
    },
  },
  {
    code: 'mobilite',
    service: 'reex',
    category: 'demenagement',
    cents: 990,
    vatRate: 0.2,
    name: { fr: 'Réexpédition mobilité', en: 'Mobility forwarding' },
    summary: {
      fr: 'Vous alternez entre deux adresses : votre courrier vous suit de l’une à l’autre.',
      en: 'You alternate between two addresses: your mail follows you from one to the other.',
    },
    body: {
      fr: `Un contrat d’${DURATIONS.mobility.fr} : pour continuer, vous renouvelez votre demande au prix du jour.`,
      en: `A contract for ${DURATIONS.mobility.en}: to go on, submit your request again at the current price.`,
    },
    points: {
      fr: ['Sans reconduction automatique', `Changement d’adresse sous ${activations.CODE_COURRIER} jours ouvrés`],
      en: ['No automatic renewal', `Change of address within ${activations.CODE_COURRIER} working days`],
    },
  },
];

/** What each ends in, as its third picture shows. */
const ends = {
  smt: 'door',
  mtel: 'stamp',
  mtelLogo: 'stamp',
  reex: 'door',
  vrel: 'signature',
  cel: 'letterbox',
} as const;

const serviceItem = ({ service, ...row }: Row, index: number): CatalogItem => {
  const {
    weight: _weight,
    safety: _safety,
    ...item
  } = product({
    ...row,
    brand: 'la-boutique',
    postal: true,
    stock: 1_000_000,
    maxQuantity: 99,
    picture: { kind: 'service', ends: row.code === 'garde-du-courrier' ? 'letterbox' : ends[service] },
    releasedOn: '2025-01-06',
    popularity: 64 - index,
  });
  return { ...item, productType: 'ESERVICE', service };
};

export const serviceItems: readonly CatalogItem[] = rows.map(serviceItem);
