import { pictures } from '#ui/components/pictures.examples.ts';
import styles from './blocks/blocks.module.css';
import { Slots } from './blocks/blocks.tsx';
import type { BannerView, CarouselView, RichTextView, SlotView, SubcategoriesView } from './blocks/blocks.view.ts';
import type { ContentView } from './content.view.ts';

const picture = (src: string) => ({ src, alt: '', size: { width: 240, height: 240 } });

export const aBannerView = (change: Partial<BannerView> = {}): BannerView => ({
  kind: 'banner',
  uid: 'carnets',
  headline: 'Douze timbres, douze jardins\u202f: le carnet du printemps est arrivé',
  texts: [],
  link: { href: '/boutique/c/timbres' },
  picture: picture(pictures.flowerBooklet),
  above: 0,
  below: 0,
  ...change,
});

const tiles: BannerView[] = [
  aBannerView({ uid: 'phares', headline: 'Phares et balises', picture: picture(pictures.seaBooklet) }),
  aBannerView({ uid: 'kraft', headline: 'Le kraft dans tous ses formats', picture: picture(pictures.kraftEnvelope) }),
  aBannerView({ uid: 'boites', headline: 'Une boîte à la taille de chaque envoi', picture: picture(pictures.box) }),
  aBannerView({ uid: 'vert', headline: 'Lettre verte\u202f: trois jours partout en France' }),
  aBannerView({ uid: 'plat', headline: 'Petits colis plats', picture: picture(pictures.smallBox) }),
  aBannerView({ uid: 'blanc', headline: 'Enveloppes de tous les jours', picture: picture(pictures.envelope) }),
];

export const aCarouselView = (change: Partial<CarouselView> = {}): CarouselView => ({
  kind: 'carousel',
  uid: 'carrousel',
  title: 'Écrire, envoyer, collectionner',
  titleTag: 'h2',
  more: { href: '/boutique/recherche', label: 'Toute la boutique' },
  banners: tiles,
  ...change,
});

export const someSubcategories = (change: Partial<SubcategoriesView> = {}): SubcategoriesView => ({
  kind: 'subcategories',
  uid: 'rayons',
  radius: 10,
  ground: '#e1eef0',
  label: 'Rayons',
  links: ['Carnets', 'Beaux timbres', 'Collection', 'Timbres du monde', 'Timbres à composer'].map((label, index) => ({
    label,
    href: `/boutique/c/${index}`,
  })),
  ...change,
});

export const aRichText = (change: Partial<RichTextView> = {}): RichTextView => ({
  kind: 'richText',
  uid: 'texte',
  html: `<p>Certains objets ne voyagent pas, ou seulement bien emballés. Vérifiez votre envoi avant de le déposer\u202f: un colis refusé vous est rendu, et l’affranchissement n’est pas remboursé.</p>
<h2>Ce qui ne s’envoie jamais</h2>
<ul><li>Les matières explosives, inflammables ou radioactives</li><li>Les bouteilles de gaz et les aérosols</li><li>Les billets de banque et les pièces qui ont cours</li></ul>
<h2>Ce qui s’envoie sous conditions</h2>
<p>Les piles et les parfums partent en France métropolitaine, dans leur emballage d’origine. <a href="/aide">Consulter les questions et réponses</a>.</p>
<p>Un doute\u202f? Demandez avant d’envoyer.</p>
<h3>Quantités permises</h3>
<div data-table role="region" tabindex="0" aria-label="Tableau"><table><thead><tr><th scope="col">Objet</th><th scope="col">France</th><th scope="col">Outre-mer</th><th scope="col">International</th></tr></thead><tbody><tr><th scope="row">Piles au lithium</th><td>quatre, dans un appareil</td><td>deux, dans un appareil</td><td>interdit</td></tr><tr><th scope="row">Parfum</th><td>150 ml</td><td>interdit</td><td>interdit</td></tr></tbody></table></div>`,
  ...change,
});

export const aContentView = (change: Partial<ContentView> = {}): ContentView => ({
  title: 'Marchandises dangereuses ou interdites',
  breadcrumb: [{ label: 'Accueil', href: '/' }],
  ...change,
});

/** The slots of a page. */
export const Written = ({ slots }: { slots: SlotView[] }) => (
  <div className={styles.written}>
    <Slots slots={slots} />
  </div>
);
