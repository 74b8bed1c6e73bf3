import type { Motif } from '../../pictures/picture.ts';

export interface Theme {
  code: string;
  motif: Motif;
  palette: number;
  releasedOn: string;
  /** Name, and one sentence that tells what the stamps show. */
  fr: { name: string; shows: string };
  en: { name: string; shows: string };
}

const theme = (
  code: string,
  motif: Motif,
  palette: number,
  releasedOn: string,
  fr: [string, string],
  en: [string, string],
): Theme => ({
  code,
  motif,
  palette,
  releasedOn,
  fr: { name: fr[0], shows: fr[1] },
  en: { name: en[0], shows: en[1] },
});

export const themes: readonly Theme[] = [
  theme(
    'fleurs-des-champs',
    'flower',
    0,
    '2026-03-09',
    ['Fleurs des champs', "Coquelicots, bleuets et marguerites y poussent comme au bord d'un chemin de juin."],
    ['Wild flowers', 'Poppies, cornflowers and daisies grow here as they do along a lane in June.'],
  ),
  theme(
    'oiseaux-des-jardins',
    'bird',
    1,
    '2026-02-02',
    ['Oiseaux des jardins', 'Le rouge-gorge, la mésange et leurs voisins, saisis entre deux envols.'],
    ['Garden birds', 'The robin, the blue tit and their neighbours, caught between two flights.'],
  ),
  theme(
    'phares',
    'lighthouse',
    2,
    '2026-05-18',
    ['Phares de nos côtes', "Des tours rouges et blanches, des îlots, une mer qui change d'un timbre à l'autre."],
    ['Lighthouses', 'Red and white towers, islets, and a sea that changes from one stamp to the next.'],
  ),
  theme(
    'fruits-du-verger',
    'fruit',
    3,
    '2026-06-08',
    ['Fruits du verger', 'Poires, pommes et cerises en aplats, mûres à point.'],
    ['Orchard fruit', 'Pears, apples and cherries in flat colours, ripe to the day.'],
  ),
  theme(
    'papillons',
    'butterfly',
    4,
    '2026-04-13',
    ['Papillons', 'Machaons, azurés et vulcains, ailes ouvertes.'],
    ['Butterflies', 'Swallowtails, blues and admirals with open wings.'],
  ),
  theme(
    'massifs-de-france',
    'mountain',
    5,
    '2026-01-12',
    ['Massifs de France', 'Crêtes, neiges et forêts, du matin au soir.'],
    ['French mountains', 'Ridges, snow and forests, from morning to evening.'],
  ),
  theme(
    'geometries',
    'geometric',
    6,
    '2025-10-06',
    ['Géométries', 'Cercles, quarts et diagonales, comme un pavage dont on détacherait les carreaux.'],
    ['Geometries', 'Circles, quarters and diagonals, like tiles that come away one by one.'],
  ),
  theme(
    'ciels-de-nuit',
    'night',
    7,
    '2025-11-10',
    ['Ciels de nuit', 'La lune, quelques constellations et le sommeil des collines.'],
    ['Night skies', 'The moon, a few constellations and sleeping hills.'],
  ),
  theme(
    'poissons',
    'fish',
    8,
    '2026-07-06',
    ['Poissons de Méditerranée', 'Girelles, dorades et rougets nagent à contre-courant.'],
    ['Mediterranean fish', 'Wrasse, bream and mullet swim against the stream.'],
  ),
  theme(
    'feuilles-d-automne',
    'leaf',
    9,
    '2025-09-22',
    ["Feuilles d'automne", 'Hêtre, ginkgo et érable, ramassés un jour de vent.'],
    ['Autumn leaves', 'Beech, ginkgo and maple, gathered on a windy day.'],
  ),
  theme(
    'voiliers',
    'boat',
    2,
    '2026-06-22',
    ['Voiliers', "Des voiles gonflées, une ligne d'horizon et beaucoup d'air."],
    ['Sailing boats', 'Full sails, a line of horizon and plenty of air.'],
  ),
  theme(
    'moulins',
    'mill',
    10,
    '2025-05-12',
    ['Moulins à vent', 'Ils tournent encore, au-dessus des blés.'],
    ['Windmills', 'They still turn, above the wheat.'],
  ),
  theme(
    'coquillages',
    'shell',
    11,
    '2026-07-20',
    ['Coquillages', 'Peignes et coquilles rapportés de la plage, un par poche.'],
    ['Seashells', 'Scallops brought back from the beach, one in each pocket.'],
  ),
  theme(
    'champignons',
    'mushroom',
    9,
    '2025-09-08',
    ['Champignons des bois', 'À regarder, à compter, à ne pas confondre.'],
    ['Woodland mushrooms', 'To look at, to count, not to be confused.'],
  ),
  theme(
    'abeilles',
    'bee',
    12,
    '2026-05-04',
    ['Abeilles et jardins', 'Des butineuses au travail, et leurs alvéoles.'],
    ['Bees and gardens', 'Bees at work, and the cells that they build.'],
  ),
  theme(
    'ponts',
    'bridge',
    13,
    '2025-06-16',
    ['Ponts de France', "Arches de pierre et reflets : on passe d'une rive à l'autre."],
    ['French bridges', 'Stone arches and their reflections, from one bank to the other.'],
  ),
  theme(
    'arbres',
    'tree',
    14,
    '2026-03-23',
    ['Arbres remarquables', 'Chênes, pins et peupliers, dessinés comme on les voit en marchant.'],
    ['Remarkable trees', 'Oaks, pines and poplars, drawn as one sees them on a walk.'],
  ),
  theme(
    'soleils',
    'sunrise',
    15,
    '2026-01-26',
    ['Soleils levants', 'Le jour se lève, jamais deux fois de la même couleur.'],
    ['Sunrises', 'Day breaks, never twice in the same colour.'],
  ),
  theme(
    'velos',
    'bicycle',
    16,
    '2026-06-29',
    ['À bicyclette', 'Deux roues, un panier, une lettre à porter.'],
    ['By bicycle', 'Two wheels, one basket, a letter to deliver.'],
  ),
];
