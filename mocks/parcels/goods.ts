import type { components } from '#contracts/generated/parcels.ts';
import type { Lang, Words } from '../shared/lang.ts';
import { bestMatches } from './words.ts';

/** The edition of the list below. */
export const LIST_VERSION = '2026-09';

interface Good {
  name: Words;
  verdict: 'ALLOWED' | 'CONDITIONS' | 'FORBIDDEN';
  text?: Words;
  /** What else it is called. */
  also: string;
}

type Pair = readonly [fr: string, en: string];

const good = (verdict: Good['verdict'], [fr, en]: Pair, also: string, text?: Pair): Good => ({
  verdict,
  name: { fr, en },
  also,
  ...(text && { text: { fr: text[0], en: text[1] } }),
});

const goods: readonly Good[] = [
  good('FORBIDDEN', ['Briquet', 'Lighter'], 'gaz zippo', [
    'Il contient un gaz inflammable.',
    'It holds a flammable gas.',
  ]),
  good('FORBIDDEN', ['Aérosol', 'Aerosol'], 'bombe deodorant laque spray', [
    'Son contenu est sous pression.',
    'Its contents are under pressure.',
  ]),
  good('CONDITIONS', ['Parfum', 'Perfume'], 'eau de toilette cologne', [
    'En France métropolitaine seulement, un litre au plus, dans son emballage d’origine.',
    'Within mainland France only, one litre at most, in its original packing.',
  ]),
  good('CONDITIONS', ['Batterie au lithium', 'Lithium battery'], 'pile telephone ordinateur phone laptop', [
    'Dans l’appareil éteint seulement, jamais seule.',
    'Only inside its device, switched off, never alone.',
  ]),
  good('CONDITIONS', ['Alcool', 'Alcohol'], 'vin wine spiritueux', [
    'À 24\u202f% au plus, dans un emballage qui résiste à une chute.',
    'Up to 24%, in packing that survives a fall.',
  ]),
  good('FORBIDDEN', ['Feu d’artifice', 'Fireworks'], 'petard explosif fusee', ['Il peut exploser.', 'It may explode.']),
  good('FORBIDDEN', ['Vernis à ongles', 'Nail varnish'], 'dissolvant acetone polish', [
    'Il est inflammable.',
    'It is flammable.',
  ]),
  good('FORBIDDEN', ['Billets de banque', 'Banknotes'], 'argent especes cash money', [
    'Les valeurs voyagent en valeur déclarée.',
    'Valuables travel with a declared value.',
  ]),
  good('ALLOWED', ['Livres', 'Books'], 'livre book magazine'),
  good('ALLOWED', ['Vêtements', 'Clothes'], 'vetement habits clothing shoes chaussures'),
  good('ALLOWED', ['Jouets', 'Toys'], 'jouet toy jeu game'),
];

/** The goods that have most of the words that are typed. */
export const goodsAnswer = (query: string, lang: Lang): components['schemas']['HazardousGoods'] => ({
  version: LIST_VERSION,
  goods: bestMatches(query, goods, ({ name, also }) => `${name.fr} ${name.en} ${also}`).map(
    ({ name, verdict, text }) => ({
      name: name[lang],
      verdict,
      ...(text && { text: text[lang] }),
    }),
  ),
});
