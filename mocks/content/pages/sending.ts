import { priceOf } from '#mocks/shared/money.ts';
import { tariff } from '#mocks/tariffs/counter.ts';
import { tariffs as letterTariffs } from '#mocks/tariffs/letters.ts';
import { maxGramsBy, tariffs as parcelTariffs } from '#mocks/tariffs/parcels.ts';
import { tariffs as stampTariffs } from '#mocks/tariffs/stamps.ts';
import type { Lang } from '../../shared/lang.ts';
import { banner, paragraph } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';

/** The day whose tariffs the catalogue has too. */
const day = '2026-01-01';
/** Of the catalogue, which a test compares: the cheapest pack of each. */
export const packs = { 'pret-a-poster': 1245, enveloppes: 400, 'pret-a-expedier': 629, cartons: 1165 };

const amount = (cents: number | undefined, lang: Lang) => priceOf(cents ?? 0, lang).formattedValue;
const letters = letterTariffs.on(day).steps;
const cheapest = {
  printed: stampTariffs.on(day).steps['GREEN-NATIONAL']?.[0]?.[1],
  stamp: tariff('lettre-verte'),
  letter: Math.min(...Object.values(letters).map(([first]) => first?.[1] ?? Number.POSITIVE_INFINITY)),
  registered: letters.REGISTERED[0]?.[1],
  registeredLabel: tariff('recommande-r1'),
  parcel: parcelTariffs.on(day).national[0]?.[1],
  ...packs,
};
type Priced = keyof typeof cheapest;
const from: Record<Lang, (name: Priced) => string> = {
  fr: (name) => amount(cheapest[name], 'fr'),
  en: (name) => amount(cheapest[name], 'en'),
};
const heaviest = `${maxGramsBy('HOME') / 1000}\u00a0kg`;

/** A way to send: its link and what it is for, its price, and where it leaves from. */
type Row = [way: string, price: string, place: string];

const table = (caption: string, heads: Row, rows: Row[]) =>
  `<table><caption>${caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map(([way, ...cells]) => `<tr><th scope="row">${way}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

export const sendLetter = contentPage({
  uid: 'envoyer-une-lettre',
  labels: ['/envoyer-une-lettre'],
  title: words('Envoyer une lettre', 'Send a letter'),
  description: words(
    'Timbre, lettre en ligne, recommandé ou enveloppe : lequel choisir, à quel prix et où le remettre.',
    'Stamp, online letter, registered mail or envelope: which to choose, what it costs and where it leaves from.',
  ),
  blocks: [
    paragraph(
      'envoyer-une-lettre-choix',
      words(
        table(
          'Quatre façons d’envoyer une lettre, prix TTC pour 20\u00a0g en France',
          ['Pour', 'À partir de', 'Où'],
          [
            [
              '<a href="/mon-timbre-en-ligne">Un timbre à imprimer</a> ou <a href="/boutique/c/carnets">un carnet</a> : la lettre est prête, il manque le timbre',
              `${from.fr('printed')} imprimé, ${from.fr('stamp')} en carnet`,
              'Imprimé chez vous, ou livré ; puis la boîte aux lettres',
            ],
            [
              '<a href="/envoi-courrier-en-ligne">Une lettre en ligne</a> : écrite à l’écran, imprimée et distribuée par le facteur',
              from.fr('letter'),
              'Tout en ligne, sans imprimante ni timbre',
            ],
            [
              '<a href="/vignette-recommandee-en-ligne">Un recommandé</a> : une preuve de dépôt et une signature',
              `${from.fr('registeredLabel')} la vignette, ${from.fr('registered')} écrit en ligne`,
              'En bureau de poste ou au facteur ; tout en ligne s’il est <a href="/envoi-courrier-en-ligne">écrit à l’écran</a>',
            ],
            [
              '<a href="/boutique/c/pret-a-poster">Une enveloppe déjà timbrée</a> ou <a href="/boutique/c/enveloppes">une enveloppe nue</a> : de quoi en avoir d’avance',
              `${from.fr('pret-a-poster')} le lot timbré, ${from.fr('enveloppes')} la boîte`,
              'Livrée chez vous',
            ],
          ],
        ) +
          '<p>Le poids et la destination changent le prix : <a href="/quel-timbre">Quel timbre ?</a> le donne pour chaque envoi. Pour bien écrire l’adresse, voyez <a href="/conseils-pratiques/bien-affranchir">Bien affranchir</a>.</p>',
        table(
          'Four ways to send a letter, prices with VAT for 20\u00a0g within France',
          ['For', 'From', 'Where'],
          [
            [
              '<a href="/mon-timbre-en-ligne">A stamp to print</a> or <a href="/boutique/c/carnets">a booklet</a>: the letter is ready and needs a stamp',
              `${from.en('printed')} printed, ${from.en('stamp')} in a booklet`,
              'Printed at home, or delivered; then any letterbox',
            ],
            [
              '<a href="/envoi-courrier-en-ligne">An online letter</a>: written on screen, printed and delivered by the postman',
              from.en('letter'),
              'All online, with no printer and no stamp',
            ],
            [
              '<a href="/vignette-recommandee-en-ligne">Registered mail</a>: proof of posting and a signature',
              `${from.en('registeredLabel')} for the label, ${from.en('registered')} written online`,
              'At a post office or to the postman; all online if it is <a href="/envoi-courrier-en-ligne">written on screen</a>',
            ],
            [
              '<a href="/boutique/c/pret-a-poster">A pre-stamped envelope</a> or <a href="/boutique/c/enveloppes">a plain one</a>: to have some at hand',
              `${from.en('pret-a-poster')} for a stamped pack, ${from.en('enveloppes')} a box`,
              'Delivered to your home',
            ],
          ],
        ) +
          '<p>The price depends on the weight and the destination: <a href="/quel-timbre">Which stamp?</a> gives it for every item. To write the address correctly, see <a href="/conseils-pratiques/bien-affranchir">Getting the postage right</a>.</p>',
      ),
    ),
  ],
});

export const sendParcel = contentPage({
  uid: 'envoyer-un-colis',
  labels: ['/envoyer-un-colis'],
  title: words('Envoyer un colis', 'Send a parcel'),
  description: words(
    'L’étiquette à imprimer d’abord, puis les boîtes et les emballages : à quel prix et où remettre le colis.',
    'The label to print first, then boxes and packing: what it costs and where to hand the parcel over.',
  ),
  blocks: [
    banner('envoyer-un-colis-etiquette', {
      headline: words('Imprimer une étiquette Colissimo', 'Print a Colissimo label'),
      urlLink: '/colissimo-en-ligne',
      picture: 'colis',
    }),
    paragraph(
      'envoyer-un-colis-choix',
      words(
        table(
          'Quatre façons d’envoyer un colis, prix TTC en France',
          ['Pour', 'À partir de', 'Où'],
          [
            [
              `<a href="/colissimo-en-ligne">Une étiquette à imprimer</a> : votre carton est prêt, jusqu’à ${heaviest}`,
              from.fr('parcel'),
              'Remise en boîte aux lettres, au bureau de poste ou en point de retrait',
            ],
            [
              '<a href="/envoi-colis/comparer-transporteurs">Une comparaison des transporteurs</a> : express, suivi, petit colis à l’étranger',
              'selon le transporteur',
              'L’étiquette s’imprime chez vous',
            ],
            [
              '<a href="/boutique/c/pret-a-expedier">Une boîte prête à envoyer</a> : l’emballage et l’envoi sont compris',
              from.fr('pret-a-expedier'),
              'Livrée chez vous, puis remise en boîte aux lettres ou au bureau de poste',
            ],
            [
              '<a href="/boutique/c/cartons">Des cartons</a> et <a href="/boutique/c/emballage">de quoi emballer</a>',
              `${from.fr('cartons')} le lot`,
              'Livrés à plat chez vous',
            ],
          ],
        ) +
          '<p>Avant de fermer le carton : <a href="/conseils-pratiques/bien-emballer">Bien emballer</a>, et <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">ce qui est interdit</a>.</p>',
        table(
          'Four ways to send a parcel, prices with VAT within France',
          ['For', 'From', 'Where'],
          [
            [
              `<a href="/colissimo-en-ligne">A label to print</a>: your carton is ready, up to ${heaviest}`,
              from.en('parcel'),
              'Dropped in a letterbox, at a post office or at a pickup point',
            ],
            [
              '<a href="/envoi-colis/comparer-transporteurs">Carriers compared</a>: express, tracked, small parcels abroad',
              'depends on the carrier',
              'You print the label at home',
            ],
            [
              '<a href="/boutique/c/pret-a-expedier">A ready-to-send box</a>: packaging and postage included',
              from.en('pret-a-expedier'),
              'Delivered to your home, then dropped in a letterbox or at a post office',
            ],
            [
              '<a href="/boutique/c/cartons">Cartons</a> and <a href="/boutique/c/emballage">packing</a>',
              `${from.en('cartons')} a pack`,
              'Delivered flat to your home',
            ],
          ],
        ) +
          '<p>Before you close the carton: <a href="/conseils-pratiques/bien-emballer">Packing well</a>, and <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">what is prohibited</a>.</p>',
      ),
    ),
  ],
});
