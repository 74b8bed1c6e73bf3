import type { Motif } from '../../pictures/picture.ts';

export interface Theme {
  code: string;
  motif: Motif;
  releasedOn: string;
  /** Name, and one sentence that tells what the stamps show. */
  fr: { name: string; shows: string };
  en: { name: string; shows: string };
}

export const themes: readonly Theme[] = [
  {
    code: 'fleurs-des-champs',
    motif: 'flower',
    releasedOn: '2026-03-09',
    fr: {
      name: 'Fleurs des champs',
      shows: "Coquelicots, bleuets et marguerites y poussent comme au bord d'un chemin de juin.",
    },
    en: {
      name: 'Wild flowers',
      shows: 'Poppies, cornflowers and daisies grow here as they do along a lane in June.',
    },
  },
  {
    code: 'oiseaux-des-jardins',
    motif: 'bird',
    releasedOn: '2026-02-02',
    fr: {
      name: 'Oiseaux des jardins',
      shows: 'Le rouge-gorge, la mésange et leurs voisins, saisis entre deux envols.',
    },
    en: {
      name: 'Garden birds',
      shows: 'The robin, the blue tit and their neighbours, caught between two flights.',
    },
  },
  {
    code: 'phares',
    motif: 'lighthouse',
    releasedOn: '2026-05-18',
    fr: {
      name: 'Phares de nos côtes',
      shows: "Des tours rouges et blanches, des îlots, une mer qui change d'un timbre à l'autre.",
    },
    en: {
      name: 'Lighthouses',
      shows: 'Red and white towers, islets, and a sea that changes from one stamp to the next.',
    },
  },
  {
    code: 'fruits-du-verger',
    motif: 'fruit',
    releasedOn: '2026-06-08',
    fr: {
      name: 'Fruits du verger',
      shows: 'Poires, pommes et cerises en aplats, mûres à point.',
    },
    en: {
      name: 'Orchard fruit',
      shows: 'Pears, apples and cherries in flat colours, ripe to the day.',
    },
  },
  {
    code: 'papillons',
    motif: 'butterfly',
    releasedOn: '2026-04-13',
    fr: {
      name: 'Papillons',
      shows: 'Machaons, azurés et vulcains, ailes ouvertes.',
    },
    en: {
      name: 'Butterflies',
      shows: 'Swallowtails, blues and admirals with open wings.',
    },
  },
  {
    code: 'massifs-de-france',
    motif: 'mountain',
    releasedOn: '2026-01-12',
    fr: {
      name: 'Massifs de France',
      shows: 'Crêtes, neiges et forêts, du matin au soir.',
    },
    en: {
      name: 'French mountains',
      shows: 'Ridges, snow and forests, from morning to evening.',
    },
  },
  {
    code: 'geometries',
    motif: 'geometric',
    releasedOn: '2025-10-06',
    fr: {
      name: 'Géométries',
      shows: 'Cercles, quarts et diagonales, comme un pavage dont on détacherait les carreaux.',
    },
    en: {
      name: 'Geometries',
      shows: 'Circles, quarters and diagonals, like tiles that come away one by one.',
    },
  },
  {
    code: 'ciels-de-nuit',
    motif: 'night',
    releasedOn: '2025-11-10',
    fr: {
      name: 'Ciels de nuit',
      shows: 'La lune, quelques constellations et le sommeil des collines.',
    },
    en: {
      name: 'Night skies',
      shows: 'The moon, a few constellations and sleeping hills.',
    },
  },
  {
    code: 'poissons',
    motif: 'fish',
    releasedOn: '2026-07-06',
    fr: {
      name: 'Poissons de Méditerranée',
      shows: 'Girelles, dorades et rougets nagent à contre-courant.',
    },
    en: {
      name: 'Mediterranean fish',
      shows: 'Wrasse, bream and mullet swim against the stream.',
    },
  },
  {
    code: 'feuilles-d-automne',
    motif: 'leaf',
    releasedOn: '2025-09-22',
    fr: {
      name: "Feuilles d'automne",
      shows: 'Hêtre, ginkgo et érable, ramassés un jour de vent.',
    },
    en: {
      name: 'Autumn leaves',
      shows: 'Beech, ginkgo and maple, gathered on a windy day.',
    },
  },
  {
    code: 'voiliers',
    motif: 'boat',
    releasedOn: '2026-06-22',
    fr: {
      name: 'Voiliers',
      shows: "Des voiles gonflées, une ligne d'horizon et beaucoup d'air.",
    },
    en: {
      name: 'Sailing boats',
      shows: 'Full sails, a line of horizon and plenty of air.',
    },
  },
  {
    code: 'moulins',
    motif: 'mill',
    releasedOn: '2025-05-12',
    fr: {
      name: 'Moulins à vent',
      shows: 'Ils tournent encore, au-dessus des blés.',
    },
    en: {
      name: 'Windmills',
      shows: 'They still turn, above the wheat.',
    },
  },
  {
    code: 'coquillages',
    motif: 'shell',
    releasedOn: '2026-07-20',
    fr: {
      name: 'Coquillages',
      shows: 'Peignes et coquilles rapportés de la plage, un par poche.',
    },
    en: {
      name: 'Seashells',
      shows: 'Scallops brought back from the beach, one in each pocket.',
    },
  },
  {
    code: 'champignons',
    motif: 'mushroom',
    releasedOn: '2025-09-08',
    fr: {
      name: 'Champignons des bois',
      shows: 'À regarder, à compter, à ne pas confondre.',
    },
    en: {
      name: 'Woodland mushrooms',
      shows: 'To look at, to count, not to be confused.',
    },
  },
  {
    code: 'abeilles',
    motif: 'bee',
    releasedOn: '2026-05-04',
    fr: {
      name: 'Abeilles et jardins',
      shows: 'Des butineuses au travail, et leurs alvéoles.',
    },
    en: {
      name: 'Bees and gardens',
      shows: 'Bees at work, and the cells that they build.',
    },
  },
  {
    code: 'ponts',
    motif: 'bridge',
    releasedOn: '2025-06-16',
    fr: {
      name: 'Ponts de France',
      shows: "Arches de pierre et reflets : on passe d'une rive à l'autre.",
    },
    en: {
      name: 'French bridges',
      shows: 'Stone arches and their reflections, from one bank to the other.',
    },
  },
  {
    code: 'arbres',
    motif: 'tree',
    releasedOn: '2026-03-23',
    fr: {
      name: 'Arbres remarquables',
      shows: 'Chênes, pins et peupliers, dessinés comme on les voit en marchant.',
    },
    en: {
      name: 'Remarkable trees',
      shows: 'Oaks, pines and poplars, drawn as one sees them on a walk.',
    },
  },
  {
    code: 'soleils',
    motif: 'sunrise',
    releasedOn: '2026-01-26',
    fr: {
      name: 'Soleils levants',
      shows: 'Le jour se lève, jamais deux fois de la même couleur.',
    },
    en: {
      name: 'Sunrises',
      shows: 'Day breaks, never twice in the same colour.',
    },
  },
  {
    code: 'velos',
    motif: 'bicycle',
    releasedOn: '2026-06-29',
    fr: {
      name: 'À bicyclette',
      shows: 'Deux roues, un panier, une lettre à porter.',
    },
    en: {
      name: 'By bicycle',
      shows: 'Two wheels, one basket, a letter to deliver.',
    },
  },
];
