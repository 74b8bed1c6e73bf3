import type { Motif } from '../../pictures/motif.ts';
import type { Text } from '../item.ts';

export interface Theme {
  code: string;
  motif: Motif;
  releasedOn: string;
  name: Text;
  /** One sentence that tells what the stamps show. */
  shows: Text;
}

export const themes: readonly Theme[] = [
  {
    code: 'fleurs-des-champs',
    motif: 'flower',
    releasedOn: '2026-03-09',
    name: { fr: 'Fleurs des champs', en: 'Wild flowers' },
    shows: {
      fr: "Coquelicots, bleuets et marguerites y poussent comme au bord d'un chemin de juin.",
      en: 'Poppies, cornflowers and daisies grow here as they do along a lane in June.',
    },
  },
  {
    code: 'oiseaux-des-jardins',
    motif: 'bird',
    releasedOn: '2026-02-02',
    name: { fr: 'Oiseaux des jardins', en: 'Garden birds' },
    shows: {
      fr: 'Le rouge-gorge, la mésange et leurs voisins, saisis entre deux envols.',
      en: 'The robin, the blue tit and their neighbours, caught between two flights.',
    },
  },
  {
    code: 'phares',
    motif: 'lighthouse',
    releasedOn: '2026-05-18',
    name: { fr: 'Phares de nos côtes', en: 'Lighthouses' },
    shows: {
      fr: "Des tours rouges et blanches, des îlots, une mer qui change d'un timbre à l'autre.",
      en: 'Red and white towers, islets, and a sea that changes from one stamp to the next.',
    },
  },
  {
    code: 'fruits-du-verger',
    motif: 'fruit',
    releasedOn: '2026-06-08',
    name: { fr: 'Fruits du verger', en: 'Orchard fruit' },
    shows: {
      fr: 'Poires, pommes et cerises en aplats, mûres à point.',
      en: 'Pears, apples and cherries in flat colours, ripe to the day.',
    },
  },
  {
    code: 'papillons',
    motif: 'butterfly',
    releasedOn: '2026-04-13',
    name: { fr: 'Papillons', en: 'Butterflies' },
    shows: {
      fr: 'Machaons, azurés et vulcains, ailes ouvertes.',
      en: 'Swallowtails, blues and admirals with open wings.',
    },
  },
  {
    code: 'massifs-de-france',
    motif: 'mountain',
    releasedOn: '2026-01-12',
    name: { fr: 'Massifs de France', en: 'French mountains' },
    shows: {
      fr: 'Crêtes, neiges et forêts, du matin au soir.',
      en: 'Ridges, snow and forests, from morning to evening.',
    },
  },
  {
    code: 'geometries',
    motif: 'geometric',
    releasedOn: '2025-10-06',
    name: { fr: 'Géométries', en: 'Geometries' },
    shows: {
      fr: 'Cercles, quarts et diagonales, comme un pavage dont on détacherait les carreaux.',
      en: 'Circles, quarters and diagonals, like tiles that come away one by one.',
    },
  },
  {
    code: 'ciels-de-nuit',
    motif: 'night',
    releasedOn: '2025-11-10',
    name: { fr: 'Ciels de nuit', en: 'Night skies' },
    shows: {
      fr: 'La lune, quelques constellations et le sommeil des collines.',
      en: 'The moon, a few constellations and sleeping hills.',
    },
  },
  {
    code: 'poissons',
    motif: 'fish',
    releasedOn: '2026-07-06',
    name: { fr: 'Poissons de Méditerranée', en: 'Mediterranean fish' },
    shows: {
      fr: 'Girelles, dorades et rougets nagent à contre-courant.',
      en: 'Wrasse, bream and mullet swim against the stream.',
    },
  },
  {
    code: 'feuilles-d-automne',
    motif: 'leaf',
    releasedOn: '2025-09-22',
    name: { fr: "Feuilles d'automne", en: 'Autumn leaves' },
    shows: {
      fr: 'Hêtre, ginkgo et érable, ramassés un jour de vent.',
      en: 'Beech, ginkgo and maple, gathered on a windy day.',
    },
  },
  {
    code: 'voiliers',
    motif: 'boat',
    releasedOn: '2026-06-22',
    name: { fr: 'Voiliers', en: 'Sailing boats' },
    shows: {
      fr: "Des voiles gonflées, une ligne d'horizon et beaucoup d'air.",
      en: 'Full sails, a line of horizon and plenty of air.',
    },
  },
  {
    code: 'moulins',
    motif: 'mill',
    releasedOn: '2025-05-12',
    name: { fr: 'Moulins à vent', en: 'Windmills' },
    shows: {
      fr: 'Des moulins qui tournent encore, au-dessus des blés.',
      en: 'Windmills that still turn, above the wheat.',
    },
  },
  {
    code: 'coquillages',
    motif: 'shell',
    releasedOn: '2026-07-20',
    name: { fr: 'Coquillages', en: 'Seashells' },
    shows: {
      fr: 'Peignes et coquilles rapportés de la plage.',
      en: 'Scallops and shells brought back from the beach.',
    },
  },
  {
    code: 'champignons',
    motif: 'mushroom',
    releasedOn: '2025-09-08',
    name: { fr: 'Champignons des bois', en: 'Woodland mushrooms' },
    shows: {
      fr: 'Des champignons de nos bois, dessinés comme dans un guide.',
      en: 'Woodland mushrooms, drawn as in a field guide.',
    },
  },
  {
    code: 'abeilles',
    motif: 'bee',
    releasedOn: '2026-05-04',
    name: { fr: 'Abeilles et jardins', en: 'Bees and gardens' },
    shows: { fr: 'Des butineuses au travail, et leurs alvéoles.', en: 'Bees at work, and the cells that they build.' },
  },
  {
    code: 'ponts',
    motif: 'bridge',
    releasedOn: '2025-06-16',
    name: { fr: 'Ponts de France', en: 'French bridges' },
    shows: {
      fr: "Arches de pierre et reflets : on passe d'une rive à l'autre.",
      en: 'Stone arches and their reflections, from one bank to the other.',
    },
  },
  {
    code: 'arbres',
    motif: 'tree',
    releasedOn: '2026-03-23',
    name: { fr: 'Arbres remarquables', en: 'Remarkable trees' },
    shows: {
      fr: 'Chênes, pins et peupliers, dessinés comme on les voit en marchant.',
      en: 'Oaks, pines and poplars, drawn as one sees them on a walk.',
    },
  },
  {
    code: 'soleils',
    motif: 'sunrise',
    releasedOn: '2026-01-26',
    name: { fr: 'Soleils levants', en: 'Sunrises' },
    shows: {
      fr: 'Le jour se lève, jamais deux fois de la même couleur.',
      en: 'Day breaks, never twice in the same colour.',
    },
  },
  {
    code: 'velos',
    motif: 'bicycle',
    releasedOn: '2026-06-29',
    name: { fr: 'À bicyclette', en: 'By bicycle' },
    shows: {
      fr: 'Une bicyclette et son panier, prêts pour la tournée du facteur.',
      en: 'A bicycle and its basket, ready for the postman’s round.',
    },
  },
];
