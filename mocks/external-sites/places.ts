import { words } from '../content/words.ts';
import type { Words } from '../shared/lang.ts';

/** Another site that the shop redirects to (specification §2, external redirects). */
export interface Place {
  path: string;
  title: Words;
  text: Words;
  /** Names of the path's further segments. */
  parts?: readonly string[];
}

const area = '/ailleurs/espace-client';

const places: readonly Place[] = [
  {
    path: area,
    title: words('Espace client', 'Customer area'),
    text: words(
      "Ici se trouverait l'espace client : coordonnées, mots de passe, achats, contrats et factures.",
      'The customer area would be here: details, passwords, purchases, contracts and invoices.',
    ),
  },
  {
    path: `${area}/factures`,
    title: words('Mes factures', 'My invoices'),
    text: words(
      'Ici se trouveraient les factures, à lire et à télécharger.',
      'Invoices would be here, to read and to download.',
    ),
  },
  {
    path: `${area}/achats`,
    title: words('Mes achats', 'My purchases'),
    text: words(
      'Ici se trouverait la liste des achats, ou le détail de celui dont voici les références.',
      'The list of purchases would be here, or the details of the one that is named below.',
    ),
    parts: ['type', 'code', 'entry'],
  },
  {
    path: `${area}/contrats`,
    title: words('Mes contrats', 'My contracts'),
    text: words(
      'Ici se trouverait le contrat de réexpédition ou de garde du courrier : dates, adresses, personnes, renouvellement.',
      'The mail-forwarding or holding contract would be here: dates, addresses, people, renewal.',
    ),
    parts: ['contractId'],
  },
  {
    path: '/ailleurs/suivi',
    title: words('Suivi des envois', 'Tracking'),
    text: words(
      "Ici se trouverait le suivi d'un envoi par son numéro, étape par étape.",
      'An item would be tracked here by its number, step by step.',
    ),
  },
  {
    path: '/ailleurs/application',
    title: words("L'application mobile", 'The mobile app'),
    text: words(
      "Ici se trouverait la page de l'application, avec les liens vers les magasins d'applications.",
      "The app's page would be here, with links to the app stores.",
    ),
  },
  {
    path: '/ailleurs/aide',
    title: words('Aide des particuliers', 'Help for individuals'),
    text: words(
      "Ici se trouverait l'espace d'aide des particuliers : recherche, réponses, formulaire de contact.",
      'The help centre for individuals would be here: search, answers, contact form.',
    ),
  },
  {
    path: '/ailleurs/aide-pro',
    title: words('Aide des professionnels', 'Help for businesses'),
    text: words(
      "Ici se trouverait l'espace d'aide des professionnels : recherche, réponses, conseiller.",
      'The help centre for businesses would be here: search, answers, an adviser.',
    ),
  },
];

/** The site of a path, and the path's remainder. */
export function placeOf(pathname: string): { place: Place; rest: string[] } | undefined {
  const path = pathname.replace(/\/+$/, '');
  const place = places
    .filter((each) => path === each.path || path.startsWith(`${each.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  return place && { place, rest: path.slice(place.path.length).split('/').slice(1) };
}
