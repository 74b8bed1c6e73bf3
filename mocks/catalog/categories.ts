import { english, french } from '../shared/pages/typography.ts';
import type { Text } from './item.ts';

export interface CatalogCategory {
  code: string;
  name: Text;
  paragraph: Text;
  parent?: string;
}

const typeset = ({ fr, en }: Text): Text => ({ fr: french(fr), en: english(en) });

const rows: CatalogCategory[] = [
  {
    code: 'racine',
    name: { fr: 'Boutique', en: 'Shop' },
    paragraph: {
      fr: 'Timbres, enveloppes, colis, emballages, bureau et services : tout pour envoyer, au même endroit.',
      en: 'Stamps, envelopes, parcels, packing, office goods and services: everything you need to send, in one place.',
    },
  },
  {
    code: 'timbres',
    parent: 'racine',
    name: { fr: 'Timbres', en: 'Stamps' },
    paragraph: {
      fr: 'Carnets du quotidien, feuilles pour le bureau, beaux timbres et collectors. Un timbre sans valeur faciale en euros reste valable sans limite de temps.',
      en: 'Everyday booklets, sheets for the office, commemorative stamps and collector packs. A stamp without a face value in euros never expires.',
    },
  },
  {
    code: 'carnets',
    parent: 'timbres',
    name: { fr: 'Carnets de timbres', en: 'Stamp booklets' },
    paragraph: {
      fr: 'Des timbres autocollants en carnet, à glisser dans le portefeuille.',
      en: 'Self-adhesive stamps in a booklet that fits a wallet.',
    },
  },
  {
    code: 'carnets-lettre-verte',
    parent: 'carnets',
    name: { fr: 'Carnets Lettre verte', en: 'Green letter booklets' },
    paragraph: {
      fr: "Pour les lettres jusqu'à 20 g en France, distribuées en trois jours ouvrés en moyenne.",
      en: 'For letters up to 20 g within France, delivered in three working days on average.',
    },
  },
  {
    code: 'carnets-international',
    parent: 'carnets',
    name: { fr: 'Carnets International', en: 'International booklets' },
    paragraph: {
      fr: "Pour les lettres jusqu'à 20 g vers tous les pays.",
      en: 'For letters up to 20 g to every country.',
    },
  },
  {
    code: 'feuilles',
    parent: 'timbres',
    name: { fr: 'Feuilles et rouleaux', en: 'Sheets and coils' },
    paragraph: {
      fr: 'Pour ceux qui écrivent beaucoup : associations, commerces, secrétariats.',
      en: 'For those who write a lot: associations, shops, front offices.',
    },
  },
  {
    code: 'beaux-timbres',
    parent: 'timbres',
    name: { fr: 'Beaux timbres', en: 'Commemorative stamps' },
    paragraph: {
      fr: "Un timbre choisi avec soin, à l'unité ou en bloc, pour une lettre qui compte.",
      en: 'A stamp chosen with care, single or in a block, for a letter that matters.',
    },
  },
  {
    code: 'collectors',
    parent: 'timbres',
    name: { fr: 'Collectors', en: 'Collector packs' },
    paragraph: {
      fr: 'Des séries éditées une fois, présentées dans leur pochette.',
      en: 'Series printed once, presented in their folder.',
    },
  },
  {
    code: 'philatelie',
    parent: 'timbres',
    name: { fr: 'Albums et accessoires', en: 'Albums and accessories' },
    paragraph: {
      fr: 'Albums, pinces, loupes et pochettes pour ranger et regarder sa collection.',
      en: 'Albums, tweezers, magnifiers and sleeves to keep and look at a collection.',
    },
  },
  {
    code: 'enveloppes',
    parent: 'racine',
    name: { fr: 'Enveloppes', en: 'Envelopes' },
    paragraph: {
      fr: "Enveloppes nues ou déjà affranchies, du carton d'invitation au dossier complet.",
      en: 'Plain or pre-stamped envelopes, from a card to a whole file of documents.',
    },
  },
  {
    code: 'pret-a-poster',
    parent: 'enveloppes',
    name: { fr: 'Prêt-à-poster', en: 'Pre-stamped envelopes' },
    paragraph: {
      fr: "Des enveloppes déjà affranchies : il reste à écrire l'adresse.",
      en: 'Envelopes with postage included: just write the address.',
    },
  },
  {
    code: 'pap-france',
    parent: 'pret-a-poster',
    name: { fr: 'Prêt-à-poster France', en: 'Pre-stamped, France' },
    paragraph: {
      fr: 'Lettre verte, de 20 à 500 g.',
      en: 'Green letter, from 20 to 500 g.',
    },
  },
  {
    code: 'pap-suivi',
    parent: 'pret-a-poster',
    name: { fr: 'Prêt-à-poster suivi', en: 'Pre-stamped, tracked' },
    paragraph: {
      fr: "Lettre services plus : suivie jusqu'à la boîte aux lettres.",
      en: 'Services plus letter: tracked to the letterbox.',
    },
  },
  {
    code: 'pap-international',
    parent: 'pret-a-poster',
    name: { fr: 'Prêt-à-poster International', en: 'Pre-stamped, international' },
    paragraph: {
      fr: "Vers tous les pays, sans calcul d'affranchissement.",
      en: 'To every country, with no postage to work out.',
    },
  },
  {
    code: 'enveloppes-blanches',
    parent: 'enveloppes',
    name: { fr: 'Enveloppes blanches', en: 'White envelopes' },
    paragraph: {
      fr: 'Avec ou sans fenêtre, du C6 au C4.',
      en: 'With or without a window, from C6 to C4.',
    },
  },
  {
    code: 'enveloppes-kraft',
    parent: 'enveloppes',
    name: { fr: 'Enveloppes kraft', en: 'Kraft envelopes' },
    paragraph: {
      fr: 'Solides et recyclables, pour les dossiers et les catalogues.',
      en: 'Sturdy and recyclable, for files and catalogues.',
    },
  },
  {
    code: 'enveloppes-couleur',
    parent: 'enveloppes',
    name: { fr: 'Enveloppes de couleur', en: 'Coloured envelopes' },
    paragraph: {
      fr: 'Pour les invitations, les vœux et les faire-part.',
      en: 'For invitations, greetings and announcements.',
    },
  },
  {
    code: 'enveloppes-bulles',
    parent: 'enveloppes',
    name: { fr: 'Enveloppes à bulles', en: 'Padded envelopes' },
    paragraph: {
      fr: 'Pour protéger des chocs les objets fins.',
      en: 'For thin objects that must be protected from knocks.',
    },
  },
  {
    code: 'enveloppes-renforcees',
    parent: 'enveloppes',
    name: { fr: 'Enveloppes renforcées', en: 'Board-backed envelopes' },
    paragraph: {
      fr: 'Photos, diplômes, tirages : ce qui ne doit pas plier.',
      en: 'Photos, diplomas, prints: what must not bend.',
    },
  },
  {
    code: 'colis',
    parent: 'racine',
    name: { fr: 'Colis', en: 'Parcels' },
    paragraph: {
      fr: 'Boîtes prêtes à envoyer, cartons, tubes et boîtes postales.',
      en: 'Ready-to-send boxes, cartons, tubes and mailing boxes.',
    },
  },
  {
    code: 'pret-a-expedier',
    parent: 'colis',
    name: { fr: 'Colissimo prêt-à-envoyer', en: 'Ready-to-send Colissimo' },
    paragraph: {
      fr: "L'emballage et l'envoi sont compris dans le prix.",
      en: 'Packaging and postage are included in the price.',
    },
  },
  {
    code: 'pae-france',
    parent: 'pret-a-expedier',
    name: { fr: 'Prêt-à-envoyer France', en: 'Ready-to-send, France' },
    paragraph: {
      fr: 'Livraison en 48 h en France métropolitaine, à titre indicatif.',
      en: 'Usually delivered in 48 hours in mainland France.',
    },
  },
  {
    code: 'pae-monde',
    parent: 'pret-a-expedier',
    name: { fr: 'Prêt-à-envoyer Monde', en: 'Ready-to-send, world' },
    paragraph: {
      fr: 'De 3 à 8 jours selon le pays, à titre indicatif.',
      en: 'As a guide, 3 to 8 days depending on the country.',
    },
  },
  {
    code: 'cartons',
    parent: 'colis',
    name: { fr: 'Cartons', en: 'Cartons' },
    paragraph: {
      fr: 'Simple ou double cannelure, à plat, vendus par lot.',
      en: 'Single or double wall, supplied flat, sold in packs.',
    },
  },
  {
    code: 'cartons-simple',
    parent: 'cartons',
    name: { fr: 'Simple cannelure', en: 'Single wall' },
    paragraph: {
      fr: "Pour les envois courants jusqu'à 15 kg.",
      en: 'For everyday parcels up to 15 kg.',
    },
  },
  {
    code: 'cartons-double',
    parent: 'cartons',
    name: { fr: 'Double cannelure', en: 'Double wall' },
    paragraph: {
      fr: "Pour ce qui est lourd ou fragile, jusqu'à 30 kg.",
      en: 'For heavy or fragile goods, up to 30 kg.',
    },
  },
  {
    code: 'boites-postales',
    parent: 'colis',
    name: { fr: 'Boîtes postales', en: 'Mailing boxes' },
    paragraph: {
      fr: 'Elles se ferment sans adhésif et passent en boîte aux lettres pour les plus plates.',
      en: 'They close without tape; the flattest go through a letterbox.',
    },
  },
  {
    code: 'tubes',
    parent: 'colis',
    name: { fr: 'Tubes', en: 'Tubes' },
    paragraph: {
      fr: 'Affiches et plans arrivent sans un pli.',
      en: 'Posters and plans arrive without a crease.',
    },
  },
  {
    code: 'emballage',
    parent: 'racine',
    name: { fr: 'Emballage', en: 'Packing' },
    paragraph: {
      fr: 'Adhésifs, calage, papiers et étiquettes pour des colis qui arrivent entiers.',
      en: 'Tapes, filling, papers and labels for parcels that arrive in one piece.',
    },
  },
  {
    code: 'adhesifs',
    parent: 'emballage',
    name: { fr: 'Adhésifs', en: 'Tapes' },
    paragraph: {
      fr: "Kraft, transparents ou d'avertissement.",
      en: 'Kraft, clear or warning tapes.',
    },
  },
  {
    code: 'calage',
    parent: 'emballage',
    name: { fr: 'Calage et protection', en: 'Filling and protection' },
    paragraph: {
      fr: 'Bulles, mousses, frisures et papiers alvéolés.',
      en: 'Bubbles, foams, shredded and honeycomb papers.',
    },
  },
  {
    code: 'papiers',
    parent: 'emballage',
    name: { fr: 'Papiers et films', en: 'Papers and films' },
    paragraph: {
      fr: 'Kraft en rouleau, papier de soie et films.',
      en: 'Kraft rolls, tissue paper and films.',
    },
  },
  {
    code: 'etiquettes',
    parent: 'emballage',
    name: { fr: 'Étiquettes', en: 'Labels' },
    paragraph: {
      fr: "Étiquettes d'adresse, étiquettes d'imprimante et étiquettes « Fragile ».",
      en: 'Address labels, printer labels and “Fragile” labels.',
    },
  },
  {
    code: 'outils-emballage',
    parent: 'emballage',
    name: { fr: 'Outils', en: 'Tools' },
    paragraph: {
      fr: 'Dévidoirs, cutters et ficelles.',
      en: 'Dispensers, cutters and strings.',
    },
  },
  {
    code: 'bureau',
    parent: 'racine',
    name: { fr: 'Bureau', en: 'Office' },
    paragraph: {
      fr: "De quoi écrire, ranger, peser, imprimer et s'asseoir.",
      en: 'What you need to write, file, weigh, print and sit.',
    },
  },
  {
    code: 'ecriture',
    parent: 'bureau',
    name: { fr: 'Écriture', en: 'Writing' },
    paragraph: {
      fr: 'Stylos, plumes, feutres et encres.',
      en: 'Pens, nibs, felt-tips and inks.',
    },
  },
  {
    code: 'papeterie',
    parent: 'bureau',
    name: { fr: 'Papiers et cahiers', en: 'Paper and notebooks' },
    paragraph: {
      fr: 'Papier à lettres, cahiers et ramettes.',
      en: 'Writing paper, notebooks and reams.',
    },
  },
  {
    code: 'classement',
    parent: 'bureau',
    name: { fr: 'Classement', en: 'Filing' },
    paragraph: {
      fr: "Classeurs, chemises et boîtes d'archives.",
      en: 'Binders, folders and archive boxes.',
    },
  },
  {
    code: 'petit-materiel',
    parent: 'bureau',
    name: { fr: 'Petit matériel', en: 'Desk tools' },
    paragraph: {
      fr: 'Agrafeuses, ciseaux, tampons et colle.',
      en: 'Staplers, scissors, rubber stamps and glue.',
    },
  },
  {
    code: 'pesee-impression',
    parent: 'bureau',
    name: { fr: 'Pesée et impression', en: 'Weighing and printing' },
    paragraph: {
      fr: "Pèse-lettres, balances à colis et imprimantes d'étiquettes.",
      en: 'Letter scales, parcel scales and label printers.',
    },
  },
  {
    code: 'mobilier',
    parent: 'bureau',
    name: { fr: 'Mobilier et éclairage', en: 'Furniture and lighting' },
    paragraph: {
      fr: 'Lampes, sièges et rangements pour un poste de travail agréable.',
      en: 'Lamps, seats and storage for a pleasant place to work.',
    },
  },
  {
    code: 'services',
    parent: 'racine',
    name: { fr: 'Services en ligne', en: 'Online services' },
    paragraph: {
      fr: 'Timbres, lettres, recommandés, colis et réexpédition : depuis chez vous, à toute heure.',
      en: 'Stamps, letters, registered mail, parcels and forwarding: from home, at any time.',
    },
  },
  {
    code: 'courrier-en-ligne',
    parent: 'services',
    name: { fr: 'Courrier', en: 'Mail' },
    paragraph: {
      fr: 'Timbres à imprimer, lettres et recommandés en ligne.',
      en: 'Printable stamps, online letters and registered mail.',
    },
  },
  {
    code: 'colis-en-ligne',
    parent: 'services',
    name: { fr: 'Colis en ligne', en: 'Parcels online' },
    paragraph: {
      fr: 'Achetez et imprimez l’étiquette, puis remettez le colis.',
      en: 'Buy and print the label, then hand in the parcel.',
    },
  },
  {
    code: 'demenagement',
    parent: 'services',
    name: { fr: 'Réexpédition et garde', en: 'Forwarding and holding' },
    paragraph: {
      fr: 'Votre courrier réexpédié, ou gardé jusqu’à votre retour.',
      en: 'Have your mail forwarded, or held until you are back.',
    },
  },
];

export const categories: readonly CatalogCategory[] = rows.map((row) => ({
  ...row,
  name: typeset(row.name),
  paragraph: typeset(row.paragraph),
}));

const byCode = new Map(categories.map((category) => [category.code, category]));

export const categoryOf = (code: string): CatalogCategory | undefined => byCode.get(code);

export const childrenOf = (code: string): readonly CatalogCategory[] =>
  categories.filter((category) => category.parent === code);

/** The category, then those above it, without the root. */
export function lineageOf(code: string): string[] {
  const category = byCode.get(code);
  if (!category?.parent) return [];
  return [code, ...lineageOf(category.parent)];
}
