import { priceOf } from '#mocks/shared/money.ts';
import { carrierTariffs } from '#mocks/tariffs/carrier-prices.ts';
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
export const packs = { enveloppes: 400, 'pret-a-expedier': 629, cartons: 1165 };

const amount = (cents: number | undefined, lang: Lang): string => priceOf(cents ?? 0, lang).formattedValue ?? '';
const letters = letterTariffs.on(day).steps;
const cheapest = {
  printed: stampTariffs.on(day).steps['GREEN-NATIONAL']?.[0]?.[1],
  letter: Math.min(...Object.values(letters).map(([first]) => first?.[1] ?? Number.POSITIVE_INFINITY)),
  registeredLabel: tariff('recommande-r1'),
  parcel: parcelTariffs.on(day).national[0]?.[1],
  carrier: carrierTariffs.on(day).carriers.LPFR.steps.NATIONAL?.[0]?.[1],
  ...packs,
};
type Priced = keyof typeof cheapest;
const from: Record<Lang, (name: Priced) => string> = {
  fr: (name) => amount(cheapest[name], 'fr'),
  en: (name) => amount(cheapest[name], 'en'),
};
const heaviest = `${maxGramsBy('HOME') / 1000}\u00a0kg`;

/** A way to send: its links, what it is for and where it leaves from, its price. Two columns fit a phone. */
type Row = [way: string, use: string, price: string];

const least: Record<Lang, string> = { fr: 'dès', en: 'from' };
const heads: Record<Lang, string> = {
  fr: '<th scope="col">Envoi et prix</th><th scope="col">Pour quoi, et où</th>',
  en: '<th scope="col">Way and price</th><th scope="col">What for, and where</th>',
};

const table = (lang: Lang, caption: string, rows: Row[]) =>
  `<table><caption>${caption}</caption><thead><tr>${heads[lang]}</tr></thead><tbody>${rows
    .map(([way, use, price]) => `<tr><th scope="row">${way}, ${least[lang]} ${price}</th><td>${use}</td></tr>`)
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
    banner('envoyer-une-lettre-timbre', {
      headline: words('Imprimer un timbre chez vous', 'Print a stamp at home'),
      urlLink: '/mon-timbre-en-ligne',
      picture: 'timbre',
    }),
    paragraph(
      'envoyer-une-lettre-choix',
      words(
        table('fr', 'Quatre façons d’envoyer une lettre, prix TTC en France', [
          [
            '<a href="/mon-timbre-en-ligne">Timbre à imprimer</a> ou <a href="/boutique/c/carnets">carnet</a>',
            'Votre lettre est prête : collez, puis postez dans une boîte aux lettres.',
            from.fr('printed'),
          ],
          [
            '<a href="/envoi-courrier-en-ligne">Lettre en ligne</a>',
            'Vous écrivez à l’écran, nous imprimons et le facteur distribue : rien à poster.',
            from.fr('letter'),
          ],
          [
            '<a href="/vignette-recommandee-en-ligne">Recommandé</a>',
            'Une preuve et une signature : vignette imprimée chez vous, remise au bureau de poste ou au facteur.',
            from.fr('registeredLabel'),
          ],
          [
            '<a href="/boutique/c/pret-a-poster">Enveloppes timbrées</a> ou <a href="/boutique/c/enveloppes">sans timbre</a>',
            'De quoi écrire d’avance : livrées chez vous, par lot.',
            from.fr('enveloppes'),
          ],
        ]) +
          '<p>Le poids et la destination changent le prix : <a href="/quel-timbre">Quel timbre ?</a> le donne pour chaque envoi. Pour bien écrire l’adresse, voyez <a href="/conseils-pratiques/bien-affranchir">Bien affranchir</a>.</p>',
        table('en', 'Four ways to send a letter, prices with VAT within France', [
          [
            '<a href="/mon-timbre-en-ligne">Printable stamps</a> or <a href="/boutique/c/carnets">booklet</a>',
            'Your letter is ready: stick the stamp on and post it in any postbox.',
            from.en('printed'),
          ],
          [
            '<a href="/envoi-courrier-en-ligne">Online letter</a>',
            'You write on screen, we print and the postman delivers: nothing to post.',
            from.en('letter'),
          ],
          [
            '<a href="/vignette-recommandee-en-ligne">Registered mail</a>',
            'Proof and a signature: print the label at home, hand the letter in at a post office or to the postman.',
            from.en('registeredLabel'),
          ],
          [
            '<a href="/boutique/c/pret-a-poster">Stamped envelopes</a> or <a href="/boutique/c/enveloppes">plain ones</a>',
            'To have some at hand: delivered to your home, in packs.',
            from.en('enveloppes'),
          ],
        ]) +
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
        table('fr', 'Quatre façons d’envoyer un colis, prix TTC en France', [
          [
            '<a href="/colissimo-en-ligne">Étiquette à imprimer</a>',
            `Votre carton est prêt, jusqu’à ${heaviest} : remettez-le en boîte aux lettres, au bureau de poste ou en point de retrait.`,
            from.fr('parcel'),
          ],
          [
            '<a href="/envoi-colis/comparer-transporteurs">Transporteurs comparés</a>',
            'Express, suivi ou petit colis à l’étranger : l’étiquette s’imprime chez vous.',
            from.fr('carrier'),
          ],
          [
            '<a href="/boutique/c/pret-a-expedier">Boîte prête à envoyer</a>',
            'L’emballage et l’envoi sont compris : livrée chez vous, remise en boîte aux lettres ou au bureau de poste.',
            from.fr('pret-a-expedier'),
          ],
          [
            '<a href="/boutique/c/cartons">Cartons</a> et <a href="/boutique/c/emballage">emballages</a>',
            'De quoi emballer : livrés à plat chez vous, par lot.',
            from.fr('cartons'),
          ],
        ]) +
          '<p>Avant de fermer le carton : <a href="/conseils-pratiques/bien-emballer">Bien emballer</a>, et <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">ce qui est interdit</a>.</p>',
        table('en', 'Four ways to send a parcel, prices with VAT within France', [
          [
            '<a href="/colissimo-en-ligne">Label to print</a>',
            `Your carton is ready, up to ${heaviest}: leave it in your own letterbox, or hand it in at a post office or a pick-up point.`,
            from.en('parcel'),
          ],
          [
            '<a href="/envoi-colis/comparer-transporteurs">Carriers compared</a>',
            'Express, tracked or small parcels abroad: you print the label at home.',
            from.en('carrier'),
          ],
          [
            '<a href="/boutique/c/pret-a-expedier">Ready-to-send box</a>',
            'Packaging and postage included: delivered to your home, left in your letterbox or handed in at a post office.',
            from.en('pret-a-expedier'),
          ],
          [
            '<a href="/boutique/c/cartons">Cartons</a> and <a href="/boutique/c/emballage">packing</a>',
            'What you need to pack: delivered flat to your home, in packs.',
            from.en('cartons'),
          ],
        ]) +
          '<p>Before you close the carton: <a href="/conseils-pratiques/bien-emballer">Packing well</a>, and <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">what is prohibited</a>.</p>',
      ),
    ),
  ],
});
