import type { components } from '#contracts/generated/parcels.ts';
import type { Lang } from '../shared/lang.ts';
import { bestMatches } from './words.ts';

/** Six digits, then its name in French and in English; the sixty goods that shoppers send most. */
const goods: readonly (readonly [code: string, fr: string, en: string, also?: string])[] = [
  ['490199', 'Livres imprimés', 'Printed books', 'roman manuel bd'],
  ['490210', 'Journaux et revues', 'Newspapers and magazines', 'presse'],
  ['490900', 'Cartes postales imprimées', 'Printed postcards', 'voeux'],
  ['491000', 'Calendriers', 'Calendars'],
  ['491191', 'Images, gravures et photographies', 'Pictures, prints and photographs', 'affiche poster'],
  ['482010', 'Carnets, agendas et registres', 'Notebooks, diaries and registers', 'cahier'],
  ['960810', 'Stylos à bille', 'Ballpoint pens'],
  ['970400', 'Timbres de collection', 'Collectors’ stamps', 'philatelie'],
  ['970500', 'Objets de collection', 'Collectors’ pieces'],
  ['970121', 'Tableaux et peintures', 'Paintings', 'art toile'],
  ['610910', 'T-shirts en coton', 'Cotton T-shirts', 'tee maillot'],
  ['611020', 'Pulls et gilets en coton', 'Cotton pullovers and cardigans', 'sweat'],
  ['611011', 'Pulls et gilets en laine', 'Woollen pullovers and cardigans', 'tricot'],
  ['620342', 'Pantalons pour hommes, en coton', 'Men’s cotton trousers', 'jean'],
  ['620462', 'Pantalons pour femmes, en coton', 'Women’s cotton trousers', 'jean'],
  ['620520', 'Chemises en coton', 'Cotton shirts'],
  ['620442', 'Robes en coton', 'Cotton dresses'],
  ['611120', 'Vêtements pour bébés, en coton', 'Babies’ garments of cotton', 'layette'],
  ['610821', 'Sous-vêtements en coton', 'Cotton underwear'],
  ['611595', 'Chaussettes en coton', 'Cotton socks'],
  ['650500', 'Chapeaux et bonnets', 'Hats and caps', 'casquette'],
  ['621410', 'Foulards et écharpes en soie', 'Silk scarves and shawls'],
  ['640399', 'Chaussures en cuir', 'Leather shoes', 'bottine'],
  ['640411', 'Chaussures de sport', 'Sports shoes', 'basket sneakers'],
  ['420221', 'Sacs à main en cuir', 'Leather handbags', 'maroquinerie'],
  ['420231', 'Portefeuilles en cuir', 'Leather wallets', 'porte monnaie'],
  ['711719', 'Bijoux fantaisie', 'Imitation jewellery', 'collier bracelet'],
  ['711311', 'Bijoux en argent', 'Silver jewellery', 'bague'],
  ['910211', 'Montres-bracelets', 'Wrist watches'],
  ['900410', 'Lunettes de soleil', 'Sunglasses'],
  ['950300', 'Jouets, puzzles et poupées', 'Toys, puzzles and dolls', 'peluche lego'],
  ['950490', 'Jeux de société', 'Board games', 'cartes'],
  ['950450', 'Consoles et jeux vidéo', 'Video game consoles and games'],
  ['950699', 'Articles de sport', 'Sports equipment', 'ballon'],
  ['871200', 'Bicyclettes', 'Bicycles', 'velo'],
  ['871499', 'Pièces de bicyclette', 'Bicycle parts', 'velo'],
  ['851713', 'Téléphones portables', 'Smartphones', 'mobile'],
  ['847130', 'Ordinateurs portables', 'Laptop computers', 'tablette'],
  ['852352', 'Cartes à puce', 'Smart cards'],
  ['851830', 'Écouteurs et casques audio', 'Headphones and earphones'],
  ['852580', 'Appareils photo', 'Cameras'],
  ['853949', 'Lampes', 'Lamps', 'led ampoule'],
  ['854442', 'Câbles électriques', 'Electric cables', 'chargeur'],
  ['920590', 'Instruments à vent', 'Wind instruments', 'flute musique'],
  ['920290', 'Guitares et instruments à cordes', 'Guitars and string instruments', 'violon musique'],
  ['691110', 'Vaisselle en porcelaine', 'Porcelain tableware', 'assiette tasse'],
  ['691200', 'Vaisselle en céramique', 'Ceramic tableware', 'poterie mug'],
  ['701337', 'Verres à boire', 'Drinking glasses'],
  ['732393', 'Ustensiles de cuisine en inox', 'Stainless steel kitchenware', 'casserole'],
  ['821192', 'Couteaux de cuisine', 'Kitchen knives'],
  ['630260', 'Linge de toilette', 'Towels', 'serviette'],
  ['630222', 'Linge de lit', 'Bed linen', 'drap'],
  ['340600', 'Bougies', 'Candles'],
  ['330499', 'Produits de maquillage et de soin', 'Make-up and skin care', 'cosmetique creme'],
  ['340130', 'Savons liquides', 'Liquid soap'],
  ['180690', 'Chocolat', 'Chocolate', 'cacao'],
  ['190531', 'Biscuits', 'Biscuits', 'gateau'],
  ['200799', 'Confitures', 'Jams'],
  ['090121', 'Café torréfié', 'Roasted coffee'],
  ['090240', 'Thé noir', 'Black tea'],
  ['040900', 'Miel', 'Honey'],
];

const most = 8;

/** The goods whose name, other names or code begin as what is looked for; those named first come first. */
export function hsCodesAnswer(query: string, lang: Lang): components['schemas']['HsCodes'] {
  const digits = query.replace(/[\s.]/g, '');
  const codes = /^[0-9]+$/.test(digits)
    ? goods.filter(([code]) => code.startsWith(digits))
    : bestMatches(query, goods, ([, fr, en, also = '']) => `${fr} ${en} ${also}`);
  return { codes: codes.slice(0, most).map(([code, fr, en]) => ({ code, name: lang === 'fr' ? fr : en })) };
}
