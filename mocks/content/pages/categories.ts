import { banner, paragraph } from '../components.ts';
import { categoryPage } from '../page.ts';
import { words } from '../words.ts';

export const stampsCategory = categoryPage({
  uid: 'rayon-timbres',
  code: 'timbres',
  title: words('Timbres', 'Stamps'),
  description: words('Carnets, feuilles et beaux timbres.', 'Booklets, sheets and commemorative stamps.'),
  blocks: [
    paragraph(
      'rayon-timbres-quel-timbre',
      words(
        `<h2>Quel timbre ?</h2><p>Indiquez le poids et la destination : nous calculons le prix et le nombre de timbres. <a href="/quel-timbre">Calculer l’affranchissement</a></p>`,
        `<h2>Which stamp?</h2><p>Enter the weight and the destination: we work out the price and the number of stamps. <a href="/quel-timbre">Calculate the postage</a></p>`,
      ),
    ),
    banner('rayon-timbres-phares', {
      headline: words('Phares et rivages, la série à collectionner', 'Lighthouses and shores, a series to collect'),
      urlLink: '/boutique/c/beaux-timbres',
      picture: 'phares',
    }),
  ],
});

export const parcelsCategory = categoryPage({
  uid: 'rayon-colis',
  code: 'colis',
  title: words('Colis', 'Parcels'),
  description: words('Boîtes prêtes à envoyer, cartons et tubes.', 'Ready-to-send boxes, cartons and tubes.'),
  blocks: [
    banner('rayon-colis-etiquette', {
      headline: words("Déjà un carton ? Achetez l'étiquette seule", 'Got a carton? Buy the label alone'),
      urlLink: '/colissimo-en-ligne',
      picture: 'colis',
    }),
  ],
});
