import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categories } from '#mocks/catalog/categories.ts';
import { themes } from '#mocks/catalog/data/themes.ts';
import { catalogItems } from '#mocks/catalog/items.ts';
import type { Component } from '#mocks/content/components.ts';
import { pages } from '#mocks/content/pages/index.ts';
import { trial } from '#mocks/content/pages/trial.ts';

type Texts = Record<string, string>;
const root = `${import.meta.dirname}/../..`;

/** The texts of a language by file and key: `ui/cart/copy: title`. */
const textsIn = (lang: 'fr' | 'en'): Texts =>
  Object.fromEntries(
    globSync(`ui/**/{copy,messages}.${lang}.json`, { cwd: root }).flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))).map(([key, text]) => [
        `${file.replace(`.${lang}.json`, '')}: ${key}`,
        text,
      ]),
    ),
  );
const [french, english] = [textsIn('fr'), textsIn('en')];

/** A text, or a bracket, of code. */
const token = /(['"`])((?:\\.|(?!\1)[^\\])*)\1|[[{(]|[\])}]/gs;
/** What names something for programs. */
const identifier = /^[a-z\d]+(?:-[a-z\d]+)+$/;
const comments = /^ *(?:\/\/|\/?\*).*$/gm;

/** The texts of a value that begins there in code: itself, or all that an object or a list holds. */
function textsFrom(code: string, start: number): string[] {
  const texts: string[] = [];
  let depth = 0;
  token.lastIndex = start;
  for (let found = token.exec(code); found; found = token.exec(code)) {
    const [sign, quote, text = ''] = found;
    if (quote) texts.push(text);
    else depth += '[{('.includes(sign) ? 1 : -1;
    if (depth <= 0) break;
  }
  return texts;
}

/** The texts of the mock backend, whose code says both languages beside each other: each text, list or object of one of them. */
const textsOfMocks = (lang: 'fr' | 'en'): Texts => {
  const starts =
    lang === 'fr'
      ? /\b(?:fr: |const (?:fr|inFrench)(?:: [^=\n]+)? = )(?=['"`[{])/g
      : /\b(?:en: |const (?:en|inEnglish)(?:: [^=\n]+)? = )(?=['"`[{])/g;
  return Object.fromEntries(
    globSync('mocks/**/*.ts', { cwd: root }).flatMap((file) => {
      const code = readFileSync(`${root}/${file}`, 'utf8').replaceAll(comments, '');
      return [...code.matchAll(starts)]
        .flatMap(({ 0: { length }, index }) => textsFrom(code, index + length))
        .filter((text) => !identifier.test(text))
        .map((text) => [`${file}: ${text.slice(0, 40)}`, text.replaceAll(/<[^>]*>|\$\{[^}]*\}/g, ' ')]);
    }),
  );
};

/** Texts of the mock backend that stand beside each other without their language: the French one first. */
const pairsOfMocks = (): { fr: string; en: string }[] =>
  globSync('mocks/**/*.ts', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(`${root}/${file}`, 'utf8').matchAll(
        /(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(['"`])((?:\\.|(?!\3)[^\\])*)\3/gs,
      ),
    ]
      .map(({ 2: fr = '', 4: en = '' }) => ({ fr, en }))
      .filter(({ fr, en }) => isFrench(fr) && isEnglish(en)),
  );

/** What English texts say in French, each with its reason. */
const frenchNames: [name: string, why: string][] = [
  ['La boutique', 'the name of the shop'],
  ['12 rue des Lilas', 'a French address'],
  ['Français', 'the other language, in its own words'],
  ['Services plus', 'the name of a product'],
  ['e-Lettre rouge', 'the name of a product'],
  ['Évin', 'the name of a law'],
  ['POINT DE', 'what a label says of a pick-up point in France'],
  ['code général des impôts', 'the name of a law'],
  ['lettre.pdf', 'the name of a file'],
  ['plus ten points', 'an English word too'],
  ['non-prescription', 'an English word too'],
  ['Défenseur des droits, Libre réponse', 'the address of an authority'],
];
/** What French texts say in English, each with its reason. */
const englishTexts = ['This page could not be found'];

/** Words of one language that are no words of the other. */
const words = {
  fr: 'le|la|les|un|une|des|du|de|et|est|sont|vous|votre|vos|pour|dans|avec|sans|par|sur|ce|cette|ces|aux?|ou|pas|plus|nous|notre|nos|qui|que|son|sa|ses|leur|leurs|être|avoir|mon|ma|mes|voir|aucun|aucune|tous|toutes|panier|commande|adresse|livraison|ajouter|supprimer|modifier|envoyer|retour|suivant|veuillez|colis|timbres?|lettres?|prix|jours?|heures?|mois|fermer|chercher|rechercher|enregistrer|annuler|continuer|valider|choisir|payer|commander|acheter|étape|compte|nom|prénom|ville|expéditeur|destinataire|carnet|facture|bonjour|merci|oui|non|quantité|poids',
  en: 'the|your|and|is|are|you|with|this|that|by|our|has|have|been|be|will|no|at|these|its|it|we|they|or|not|was|were|can|cannot|may|must|if|which|what|when|how|why|who|all|any|each|every|add|remove|send|back|next|please|basket|order|orders|delivery|address|price|prices|letter|letters|parcel|parcels|stamp|stamps|day|days|hour|hours|month|months|close|search|save|cancel|continue|choose|pay|buy|account|name|city|country|sender|recipient|yes|invoice|quantity|weight|one|other',
};
/** Signs that stand in words and sentences of French alone: accents, elisions, spaces before punctuation. */
const frenchSigns = /[àâäçéèêëîïôöùûüÿœæ«»]|[\u00a0\u202f][;:?!]|(?<!\p{L})(?:[cdjlmnst]|qu)’\p{L}/iu;
const wordsOf = (lang: 'fr' | 'en') => new RegExp(`(?<![\\p{L}’])(?:${words[lang]})(?!\\p{L})`, 'iu');

/** Without arguments and the grammar of ICU. */
const withoutGrammar = (text: string) =>
  text
    .replaceAll(/\{\w+, (?:plural|select),/g, ' ')
    .replaceAll(/\b(?:=\d|\w+) \{/g, '{')
    .replaceAll(/\{\w+(?:, \w+)?\}/g, ' ');
const readable = (text: string) =>
  frenchNames.reduce((rest, [name]) => rest.replaceAll(name, ' '), withoutGrammar(text));

const isFrench = (text: string) => frenchSigns.test(readable(text)) || wordsOf('fr').test(readable(text));
const isEnglish = (text: string) => wordsOf('en').test(readable(text)) && !englishTexts.includes(text);

test('no English text is French', () => {
  expect(Object.entries(english).filter(([, text]) => isFrench(text))).toEqual([]);
});

test('no French text is English', () => {
  expect(Object.entries(french).filter(([, text]) => isEnglish(text))).toEqual([]);
});

test('no text of the mock backend is in the other language', () => {
  const [fr, en] = [Object.entries(textsOfMocks('fr')), Object.entries(textsOfMocks('en'))];
  expect(Math.min(fr.length, en.length)).toBeGreaterThan(200);
  expect([...en.filter(([, text]) => isFrench(text)), ...fr.filter(([, text]) => isEnglish(text))]).toEqual([]);
});

/** Every `{ fr, en }` within a value. */
function bothIn(value: unknown): { fr: string; en: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { fr, en } = value as Texts;
  if (typeof fr === 'string' && typeof en === 'string') return [{ fr: plain(fr), en: plain(en) }];
  return Object.values(value).flatMap(bothIn);
}
const plain = (text: string) => text.replaceAll(/<[^>]*>/g, ' ');

const isText = new Set(['content', 'headline', 'title', 'name']);
/** What a component of a page says, which it makes for one language. */
function saidBy(component: unknown, key = ''): string[] {
  if (typeof component === 'string') return isText.has(key) ? [component] : [];
  return Object.entries(component ?? {}).flatMap(([name, value]) => saidBy(value, name));
}
const wireOf = ({ wire, parts }: Component, lang: 'fr' | 'en'): unknown[] => [
  wire(lang),
  ...parts.flatMap((part) => wireOf(part, lang)),
];

/** The texts of the catalogue and of the content pages. */
const textsOfData = [
  ...bothIn([catalogItems, categories, themes, pages]),
  // The page that plays an editor's mistakes says both at once.
  ...pages
    .filter((page) => page !== trial)
    .flatMap(({ slots }) => slots.flatMap(({ components }) => components))
    .map((each) => {
      const said = (lang: 'fr' | 'en') => plain(saidBy(wireOf(each, lang)).join(' '));
      return { fr: said('fr'), en: said('en') };
    }),
];

test('no text of the catalogue and of the content pages is in the other language, however its rows are written', () => {
  expect(textsOfData.length).toBeGreaterThan(500);
  expect(textsOfData.filter(({ fr, en }) => isFrench(en) || isEnglish(fr))).toEqual([]);
});

test('French names in English texts are marked as French', () => {
  const said = [...Object.values({ ...english, ...textsOfMocks('en') }), ...textsOfData.map(({ en }) => en)].join('\n');
  expect(frenchNames.filter(([name]) => !said.includes(name))).toEqual([]);
});

/** Words that are spelt alike in both languages, where a text is nothing else. */
const alike = new Set(
  'Actions,Activation,Active,Europe,Services,Ad valorem,Certification,Code,Conditions,Confirmation,Contact,Cookies,Date,Description,Destination,Dimensions,Document,Documents,Eco OM,France,International,Menu,Message,Messages,National,PDF,PayPal,SIREN,SIRET,Session,Standard,Standard OM,Total,Zone,logo,message,messages,page,pages,kg CO₂e,CO₂e,km,m,cm,mm,DYMO,X,Y,OM'
    .split(',')
    .map((word) => word.toLowerCase()),
);
const lettersOf = (text: string) =>
  readable(text)
    .replaceAll(/[^\p{L}₂]+/gu, ' ')
    .trim()
    .toLowerCase();

test('a text that is the same in both languages has only words that are spelt alike, or names', () => {
  const same = Object.entries(french).filter(([key, text]) => english[key] === text && !englishTexts.includes(text));
  const isAlike = (text: string) =>
    alike.has(lettersOf(text)) ||
    lettersOf(text)
      .split(' ')
      .every((word) => word === '' || alike.has(word));
  expect(same.filter(([, text]) => !isAlike(text))).toEqual([]);
});

/** Words of both languages that one of them says in one text only, and that are right there. */
const cognates = new Set(
  `action actions active ticket application assistance audience cedex chronopost cmd collections contacts corrections delivengo distance dymo
  eco europe exact examine formats global guides image important importer incident incorrect indicative international lettre
  lilas main menu met minute minutes mobile national obligation paris participant paypal photo photos places poste
  privacy proportions protection questions rare rue des signal site situation six suivie transparent types verte control
  évin could found not this abandon articles bancaire brest carte case commercial express général impôts iso lyon
  magazines mastercard nature net restante secure tel visa volume`.split(/\s+/),
);
const vocabularyOf = (text: string): Set<string> =>
  new Set(
    withoutGrammar(text)
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  );

/** The words that one text alone says in its language, while the other language says them too. */
function strangersIn(own: Texts, other: Texts): string[] {
  const count = new Map<string, number>();
  for (const text of Object.values(own))
    for (const word of vocabularyOf(text)) count.set(word, (count.get(word) ?? 0) + 1);
  const others = vocabularyOf(Object.values(other).join(' '));
  return Object.entries(own).flatMap(([key, text]) =>
    [...vocabularyOf(text)]
      .filter((word) => count.get(word) === 1 && others.has(word) && !cognates.has(word))
      .map((word) => `${key}: ${word}`),
  );
}

/** The texts of the shop and of its mock backend; articles are named in words that both languages have. */
const textsOf = (lang: 'fr' | 'en'): Texts => ({
  ...(lang === 'fr' ? french : english),
  ...Object.fromEntries(Object.entries(textsOfMocks(lang)).filter(([key]) => !key.startsWith('mocks/catalog/'))),
});

test('a word that one text alone says in its language is not a word of the other', () => {
  const [fr, en] = [textsOf('fr'), textsOf('en')];
  expect([...strangersIn(en, fr), ...strangersIn(fr, en)]).toEqual([]);
  const strange = { ...english, 'ui/checkout/copy: test': 'Payer' };
  expect(strangersIn(strange, french)).toEqual(['ui/checkout/copy: test: payer']);
});

test.each([
  'Voir le panier',
  'Supprimer',
  'Votre commande est payée.',
  'Ajouté',
  'Étape {n}',
  'Where\u202f?',
  'l’adresse',
  '{count, plural, one {# timbre} other {# timbres}}',
])('the search takes « %s » for French', (text) => {
  expect(isFrench(text)).toBe(true);
});

test.each([
  'See the basket',
  'Remove',
  'Your order is paid.',
  'Add',
  '{count, plural, one {# stamp} other {# stamps}}',
])('the search takes « %s » for English', (text) => {
  expect(isEnglish(text)).toBe(true);
});

test.each(['Total', 'Sold and sent by La boutique', '{count, plural, one {# page} other {# pages}}'])(
  'the search does not take « %s » for French',
  (text) => {
    expect(isFrench(text)).toBe(false);
  },
);

/** What one text says of two things, for which the other language has two words, or two genders. */
const twoMeanings = {
  fr: [
    'Agrandir',
    'La boutique',
    'Mode d’envoi',
    'Modifier',
    'Reprendre',
    'Supprimer',
    'Expédiée',
    'Terminée',
    'À retirer',
  ],
  en: [
    'Active',
    'Cancelled',
    'Change the address',
    'Choose a pick-up point',
    'Completed',
    'Delivered',
    'Expected on {day}',
    'Expired',
    'Free',
    'From',
    'From {amount}',
    'Hand in by {day}',
    'Home',
    'Included',
    'Item {number}',
    'Mr',
    'Ms',
    'Number',
    'Partly refunded',
    'Printable stamps',
    'Printed on',
    'Ready to collect',
    'Received',
    'Refunded',
    'Refused',
    'Remove',
    'Request a refund',
    'Returns',
    'Sign out',
    'Size',
    'Stamps',
    'To',
    '{count, plural, one {# item} other {# items}}',
  ],
};

test.each(['fr', 'en'] as const)('a text of one language has one translation: %s', (lang) => {
  const [own, other] = lang === 'fr' ? [french, english] : [english, french];
  const translations = Map.groupBy(Object.entries(own), ([, text]) => text);
  const several = [...translations].filter(([, texts]) => new Set(texts.map(([key]) => other[key])).size > 1);
  expect(several.map(([text]) => text).toSorted()).toEqual(twoMeanings[lang].toSorted());
});

/** One name for one thing: what no text calls it, beside the name that stands. */
const otherNames: Record<'fr' | 'en', [name: string, others: RegExp][]> = {
  fr: [
    ['e-mail', /\bcourriels?\b|\bmél\b/i],
    ['panier', /\bcaddie\b/i],
    ['espace d’aide', /(?:centre|site) d[’']aide|questions et réponses/i],
    ['préparer un service', /\b(?:se )?compos(?:e|er|ez|é|ée|és|ées|ition)\b/i],
    ['marchandises dangereuses ou interdites', /dangereuses et interdites/i],
    ['service client', /service (?:clients|consommateurs)\b/i],
    ['Mon timbre avec logo', /timbres? (?:numériques? )?(?:à votre|au) logo/i],
    ['adresse de départ', /ancienne adresse/i],
    ['expédié par un vendeur', /\benvoyé par\b/i],
    ['étiquette d’envoi', /bordereau|étiquettes? d[’']expédition/i],
    ['moyen de paiement', /modes? de paiement/i],
    ['point de retrait, lieu de dépôt', /points? (?:relais|de dépôt)/i],
    ['preuve de dépôt', /preuve de l[’']envoi/i],
    ['palier de poids ou de prix', /palier suivant/i],
    ['facture mensuelle', /pay\S+ à trente jours/i],
    ['commune', /\blocalités?\b|\bvilles?\b/i],
    ['rayon', /\bcatégories?\b/i],
    ['code-barres', /codes? à barres/i],
    ['numéro de suivi', /numéros? d[’']envoi/i],
    ['colis volumineux', /encombrants?\b/i],
    ['remboursé sur un moyen de paiement', /rembours\S+ par le moyen/i],
    ['bureau de poste', /cachet de la poste/i],
    ['motif', /\b(?:la|une|autre) raison\b(?! sociale)|^raison\b(?! sociale)/i],
    ['indemnisation', /\bindemnités?\b(?! forfaitaire)/i],
    ['voir le panier', /voir (?:mon|votre) panier/i],
    ['planche d’étiquettes, planche adhésive', /planches? autocollantes?/i],
    ['page « Aide et contact »', /\bpage\s+Aide\b(?! et contact)/],
    ['préparé chez vous, car l’envoi se remet aussi au guichet', /sans passer au guichet/i],
    ['ignoré', /laissée?s? de côté/i],
    ['vignette recommandée', /étiquettes? (?:de )?(?:lettres? )?recommandée?s?\b/i],
    ['se connecter', /\bidentifiez-vous/i],
    ['trop d’essais', /trop de tentatives/i],
    ['e-mail, avec le trait d’union de tous les claviers', /e\u2011mail/i],
  ],
  en: [
    ['Collector packs, Commemorative stamps', /\bcollectors$|\bcollector,|\bfine stamps/i],
    ['padded envelopes', /bubble envelopes/i],
    ['basket', /\b(?:shopping )?cart\b/i],
    ['email', /\be-mail/i],
    ['online, after the name of a carrier', /\b(?:colissimo|chronopost|delivengo) en ligne/i],
    ['printable stamps', /digital stamps?|my stamp online|stamps? to print|stamps? with a logo/i],
    ['mail holding', /\bkeeping (?:of )?(?:the |your )?mail|mail (?:forwarding or )?keeping/i],
    ['hand in', /\bdrop(?:ped|s)? (?:off (?!point|place)|(?:it|them|(?:the|your) \w+) (?:off|in|at)\b)/i],
    ['fingerprint of a document', /SHA-256 (?:hash|digest)/i],
    ['business site', /\bestablishments?\b/i],
    ['help centre', /help (?:site|center)|questions and answers/i],
    ['pick-up point', /\bpickup\b/i],
    ['postcode', /\bpost(?:al)? code|\bzip code/i],
    ['prepare a service', /\bcompos(?:e|ed|ition)\b/i],
    ['sign in', /\blog ?in\b/i],
    ['proof of identity', /identity document/i],
    ['dangerous and prohibited goods', /forbidden/i],
    ['original address', /\bold address/i],
    ['e-Lettre rouge', /e-letter\b/i],
    ['acknowledgement of receipt', /(?:proof|advice) of (?:delivery|receipt)/i],
    ['delivery, of what one sender sends', /consignment/i],
    ['status', /\b(?:its|the) state\b|\bstate (?:of your|unknown)/i],
    ['deferred payment', /^pay later$|on account\b/i],
    ['customer service', /business team|customer services\b/i],
    ['cover', /\bcompensation\b/i],
    ['department', /\baisles?\b|\bcategor(?:y|ies)\b/i],
    ['town', /\bcit(?:y|ies)\b/i],
    ['business, of a customer', /\bfor professionals\b/i],
    ['track, of an order or an item', /\bfollow (?:it|them|the (?!rules|patterns)|my|an|each (?!other))\b/i],
    ['tracking number', /parcel number/i],
    ['delivery method', /delivery options?/i],
    [
      'declined, of a payment or a card',
      /\b(?:payment|card) (?:was |has been |is )?refused|refused by (?:the|your) bank/i,
    ],
    ['view the basket', /\bsee (?:my|the|your) basket/i],
    ['label sheet, adhesive sheet', /sheets? of stickers/i],
    ['“Help and contact” page', /\bHelp\s+page\b(?!s)/],
    ['is sent, of a letter', /\b(?:letter|card)\b[^.]* (?:leaves|is leaving) for/i],
    ['refund a person, or a payment method', /\bwe refund (?:it|them)\b|refunded to the payment/i],
    ['International, as it is printed on the stamp', /(?<!,)\bworldwide\b/i],
    ['hours from 0 to 23, as everywhere', /\d ?[ap]\.?m\b/i],
    ['British spelling', /\b(?:color|center|catalog|canceled|favorite|gray|mailbox|(?:kilo|centi|milli)?meters?)\b/i],
    ['British spelling', /\b\w*(?:recogn|organ|personal|author|custom|minim|final|apolog)iz(?:e|ed|es|ing|ation)\b/i],
  ],
};

test.each(['fr', 'en'] as const)(
  'a thing has one name in the texts of the shop and of its mock backend: %s',
  (lang) => {
    const texts = [
      ...Object.entries({ ...(lang === 'fr' ? french : english), ...textsOfMocks(lang) }),
      ...[...textsOfData, ...pairsOfMocks()].map((both) => ['mocks', both[lang]] as const),
    ];
    const wrong = otherNames[lang].flatMap(([name, others]) =>
      texts.filter(([, text]) => others.test(withoutGrammar(text))).map(([key, text]) => ({ name, key, text })),
    );
    expect(wrong).toEqual([]);
  },
);

/** A thing of the shop, with what only a person does. */
const personified = {
  fr: /\b(?:articles?|boutique|codes?|colis|commandes?|contrats?|e-mails?|étiquettes?|factures?|fichiers?|lettres?|listes?|logos?|navigateur|offres?|pages?|paniers?|service|stock|vignettes?) (?:(?:vous|nous|y|le|la|les|ne|en) |n’)*(?:attend(?:ent|ra)?|sai[ts]|savent|di(?:t|ra|sent)|décide(?:nt|ra)?|demande(?:nt|ra)?|prévien(?:t|dra))\b/i,
  en: /\b(?:items?|shop|codes?|parcels?|orders?|contracts?|emails?|labels?|invoices?|files?|letters?|lists?|logos?|browser|offers?|pages?|baskets?|stock) (?:(?:is|are|will|do|does|not|you|us|there|still) )*(?:wait(?:s|ing)?|knows?|says?|decides?|tells?|asks?)\b/i,
};

test.each(['fr', 'en'] as const)('nothing that is not a person waits, knows, says or decides: %s', (lang) => {
  const texts = [
    ...Object.entries({ ...(lang === 'fr' ? french : english), ...textsOfMocks(lang) }),
    ...[...textsOfData, ...pairsOfMocks()].map((both) => ['mocks', both[lang]] as const),
  ];
  expect(texts.filter(([, text]) => personified[lang].test(withoutGrammar(text)))).toEqual([]);
});

test.each([
  ['fr', 'Une partie de votre commande attend un vendeur.'],
  ['fr', 'Un e-mail vous préviendra.'],
  ['en', 'Your order is waiting for a seller.'],
  ['en', 'An email tells you when.'],
] as const)('the search takes a thing for a person: %s, « %s »', (lang, text) => {
  expect(personified[lang].test(text)).toBe(true);
});
