import type { components } from '#contracts/generated/parcels.ts';
import type { Lang, Words } from '../shared/lang.ts';

type Customs = components['schemas']['ParcelCustoms'];

export const CATEGORIES = ['GIFT', 'DOCUMENTS', 'SAMPLE', 'SALE', 'RETURN', 'OTHER'];

/** The usual one first. */
export const NON_DELIVERIES = ['RETURN', 'ABANDON'];
/** From this value a company states its EORI number. */
export const EORI_CENTS = 100_000;

const UNION = ['FR', 'MC', 'DE', 'AT', 'BE', 'ES', 'FI', 'IE', 'IT', 'LU', 'NL', 'PT'];
/** Between these there is no customs border. */
const ANTILLES = ['GP', 'MQ', 'BL', 'MF'];
/** Towns of the Union that lie outside its customs or tax territory, by the first characters of their postal codes. */
const APART = new Map([
  // The Canary Islands, Ceuta and Melilla.
  ['ES', ['35', '38', '51', '52']],
  // Helgoland and Büsingen.
  ['DE', ['27498', '78266']],
  // Åland.
  ['FI', ['22']],
  // Livigno.
  ['IT', ['23041']],
]);

interface Way {
  origin: string;
  destination: string;
  postalCode: string;
}

const reasons: Record<'outside' | 'apart' | 'overseas', Words> = {
  outside: {
    fr: 'Cette destination est hors de l’Union européenne : la douane demande ce que contient le colis. Nous remplissons le formulaire CN23 avec vos réponses.',
    en: 'This destination is outside the European Union: customs ask what the parcel contains. We fill in the CN23 form with your answers.',
  },
  apart: {
    fr: 'Cette commune est hors du territoire douanier ou fiscal de l’Union : la douane demande ce que contient le colis. Nous remplissons le formulaire CN23 avec vos réponses.',
    en: 'This town is outside the customs or tax territory of the Union: customs ask what the parcel contains. We fill in the CN23 form with your answers.',
  },
  overseas: {
    fr: 'Vers l’outre-mer et depuis l’outre-mer, la douane demande ce que contient le colis. Nous remplissons le formulaire CN23 avec vos réponses.',
    en: 'To and from overseas France, customs ask what the parcel contains. We fill in the CN23 form with your answers.',
  },
};

function reasonOf({ origin, destination, postalCode }: Way): keyof typeof reasons | null {
  if (origin === destination) return null;
  if (ANTILLES.includes(origin) && ANTILLES.includes(destination)) return null;
  if (APART.get(destination)?.some((digits) => postalCode.startsWith(digits))) return 'apart';
  if (UNION.includes(origin) && UNION.includes(destination)) return null;
  return isFrench(origin) && isFrench(destination) ? 'overseas' : 'outside';
}

const isFrench = (code: string) => ['FR', 'MC', ...ANTILLES, 'GF', 'RE', 'YT', 'PM', 'NC', 'PF', 'WF'].includes(code);

export const needsCustoms = (way: Way): boolean => reasonOf(way) !== null;

export function customsAnswer(way: Way, lang: Lang): Customs {
  const reason = reasonOf(way);
  return reason ? { required: true, reason: reasons[reason][lang], form: 'CN23' } : { required: false };
}
