/** The least that leads through each journey, for a visitor who has no account. */

/** The name of a field, and what is typed or chosen; `first`: whatever comes first in a list, or the first day. */
type Filled = readonly [name: string, value: string];

export interface Walk {
  name: string;
  entry: string;
  /** The link of the entry. */
  begins: string;
  /** The ceiling of journeys.md, « Bar to beat ». */
  mostScreens: number;
  steps: readonly {
    title: string;
    fields: readonly Filled[];
    /** A link of the step that is followed first, and shows more of it. */
    opens?: string;
    /** A button that adds to a list and stays. */
    adds?: string;
    /** How the first button of a list begins, and the link that stands there once it was pressed. */
    picks?: { button: string; after: string };
    leadsOn: string;
  }[];
}

const goesOn = 'Continuer';
const buys = 'Ajouter au panier';

const party = (whose: string): Filled[] => [
  [`${whose}.civility`, 'mrs'],
  [`${whose}.firstName`, 'Compte'],
  [`${whose}.lastName`, whose === 'recipient' ? 'Destinataire' : 'Particulier'],
  [`${whose}.streetName`, '12 rue de la République'],
  [`${whose}.codePostal`, '69002'],
  [`${whose}.city`, 'Lyon'],
];
const email: Filled = ['sender.email', 'particulier@exemple.fr'];
const deposit: Filled[] = [
  ['depositPlace', 'post-office'],
  ['depositDate', 'first'],
];

export const walks: readonly Walk[] = [
  {
    name: 'parcel in France',
    entry: '/colissimo-en-ligne',
    begins: 'Commencer',
    mostScreens: 4,
    steps: [
      {
        title: 'Votre colis',
        fields: [
          ['postalCode', '69002'],
          ['weight', '0,92'],
        ],
        leadsOn: goesOn,
      },
      { title: 'Livraison', fields: [['way', 'home']], leadsOn: goesOn },
      {
        title: 'Adresses',
        fields: [...party('sender'), email, ...party('recipient').filter(([name]) => !name.endsWith('codePostal'))],
        leadsOn: goesOn,
      },
      { title: 'Dépôt et récapitulatif', fields: [...deposit, ['hazmat', 'on']], leadsOn: buys },
    ],
  },
  {
    name: 'parcel to a point',
    entry: '/colissimo-en-ligne',
    begins: 'Commencer',
    mostScreens: 4,
    steps: [
      {
        title: 'Votre colis',
        fields: [
          ['postalCode', '69002'],
          ['weight', '0,92'],
        ],
        leadsOn: goesOn,
      },
      {
        title: 'Livraison',
        fields: [['way', 'point']],
        picks: { button: 'Choisir ce point', after: 'Choisir un autre point' },
        leadsOn: goesOn,
      },
      {
        title: 'Adresses',
        fields: [
          ...party('sender'),
          email,
          ...party('recipient').slice(0, 3),
          ['recipient.email', 'destinataire@exemple.fr'],
          ['recipient.mobilePhone', '0612345678'],
        ],
        leadsOn: goesOn,
      },
      { title: 'Dépôt et récapitulatif', fields: [...deposit, ['hazmat', 'on']], leadsOn: buys },
    ],
  },
  {
    name: 'letter',
    entry: '/envoi-courrier-en-ligne',
    begins: 'Commencer',
    mostScreens: 4,
    steps: [
      { title: 'Votre lettre', fields: [['text', 'Madame, veuillez trouver ma demande.']], leadsOn: goesOn },
      { title: 'Présentation', fields: [['level', 'GREEN']], leadsOn: goesOn },
      {
        title: 'Destinataires',
        fields: [...party('sender'), email, ...party('recipient')],
        adds: 'Ajouter à la liste',
        leadsOn: goesOn,
      },
      { title: 'Récapitulatif', fields: [], leadsOn: buys },
    ],
  },
  {
    name: 'registered mail',
    entry: '/vignette-recommandee-en-ligne',
    begins: 'Commencer',
    mostScreens: 3,
    steps: [
      {
        title: 'Votre recommandé',
        fields: [
          ['destination', 'FR'],
          ['weight', '20'],
          ['level', 'R1'],
        ],
        leadsOn: goesOn,
      },
      {
        title: 'Adresses et dépôt',
        fields: [...party('sender'), email, ...party('recipient'), ...deposit],
        leadsOn: goesOn,
      },
      { title: 'Récapitulatif', fields: [], leadsOn: buys },
    ],
  },
  {
    name: 'stamp',
    entry: '/mon-timbre-en-ligne',
    begins: 'Préparer mes timbres',
    mostScreens: 2,
    steps: [
      { title: 'Vos timbres', fields: [['quantity1', '1']], leadsOn: goesOn },
      { title: 'Récapitulatif', fields: [], leadsOn: buys },
    ],
  },
  {
    name: 'forwarding',
    entry: '/demenagement-absence',
    begins: 'Commencer',
    mostScreens: 5,
    steps: [
      {
        title: 'Vos besoins',
        opens: 'Je déménage',
        fields: [['offer', 'definitive-national-6']],
        leadsOn: goesOn,
      },
      {
        title: 'Activation et dates',
        fields: [
          ['activation', 'post-office'],
          ['startDate', 'first'],
        ],
        leadsOn: goesOn,
      },
      {
        title: 'Adresses',
        fields: [
          ...party('from'),
          ['from.email', 'particulier@exemple.fr'],
          ['to.streetName', '3 rue de Siam'],
          ['to.codePostal', '29200'],
          ['to.city', 'Brest'],
        ],
        leadsOn: goesOn,
      },
      { title: 'Bénéficiaires', fields: [], leadsOn: goesOn },
      { title: 'Récapitulatif', fields: [['authority', 'yes']], leadsOn: buys },
    ],
  },
];
