import { priceOf } from '#mocks/shared/money.ts';
import { carrierTariffs } from '#mocks/tariffs/carrier-prices.ts';
import { tariff } from '#mocks/tariffs/counter.ts';
import { tariffs as letterTariffs } from '#mocks/tariffs/letters.ts';
import { maxGramsBy, tariffs as parcelTariffs } from '#mocks/tariffs/parcels.ts';
import { tariffs as stampTariffs } from '#mocks/tariffs/stamps.ts';
import type { BannerPictureName } from '../../pictures/banners.ts';
import type { Lang, Words } from '../../shared/lang.ts';
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

/** A way to send: its links, what it is for and where it leaves from. Two columns fit a phone. */
type Row = [way: string, use: string];

const least: Record<Lang, string> = { fr: 'dès', en: 'from' };
const heads: Record<Lang, string> = {
  fr: '<th scope="col">Envoi</th><th scope="col">Pour quoi, et où</th>',
  en: '<th scope="col">How to send it</th><th scope="col">What for, and where</th>',
};

const table = (lang: Lang, caption: string, rows: Row[]) =>
  `<table><caption>${caption}</caption><thead><tr>${heads[lang]}</tr></thead><tbody>${rows
    .map(([way, use]) => `<tr><th scope="row">${way}</th><td>${use}</td></tr>`)
    .join('')}</tbody></table>`;

type Card = [name: Words, price: Priced, url: string, picture: BannerPictureName];

/** The ways to choose from, each with its lowest price. */
const cards = (page: string, ways: Card[]) =>
  ways.map(([name, price, urlLink, picture]) =>
    banner(`${page}-${picture}`, {
      headline: words(
        `${name.fr}, ${least.fr}\u00a0${from.fr(price)}`,
        `${name.en}, ${least.en}\u00a0${from.en(price)}`,
      ),
      urlLink,
      picture,
      shape: 'card',
      margin: 0,
    }),
  );

export const sendLetter = contentPage({
  uid: 'envoyer-une-lettre',
  labels: ['/envoyer-une-lettre'],
  title: words('Envoyer une lettre', 'Send a letter'),
  description: words(
    'Timbre, lettre en ligne, recommandé ou enveloppe : lequel choisir, à quel prix et où le remettre.',
    'Stamp, online letter, registered mail or envelope: which to choose, what it costs and where it leaves from.',
  ),
  blocks: [
    ...cards('envoyer-une-lettre', [
      [words('Timbre à imprimer', 'Printable stamp'), 'printed', '/mon-timbre-en-ligne', 'timbre'],
      [words('Lettre en ligne', 'Online letter'), 'letter', '/envoi-courrier-en-ligne', 'lettre'],
      [words('Recommandé', 'Registered mail'), 'registeredLabel', '/vignette-recommandee-en-ligne', 'recommande'],
      [words('Enveloppes', 'Envelopes'), 'enveloppes', '/boutique/c/enveloppes', 'enveloppes'],
    ]),
    paragraph(
      'envoyer-une-lettre-choix',
      words(
        table('fr', 'Que choisir ? Les prix ci-dessus sont TTC, en France', [
          [
            '<a href="/mon-timbre-en-ligne">Timbre à imprimer</a> ou <a href="/boutique/c/carnets">carnet</a>',
            'Votre lettre est prête : collez, puis postez dans une boîte aux lettres.',
          ],
          [
            '<a href="/envoi-courrier-en-ligne">Lettre en ligne</a>',
            'Vous écrivez à l’écran, nous imprimons et le facteur distribue : rien à poster.',
          ],
          [
            '<a href="/vignette-recommandee-en-ligne">Recommandé</a>',
            'Une preuve et une signature : vignette imprimée chez vous, remise au bureau de poste ou au facteur.',
          ],
          [
            '<a href="/boutique/c/pret-a-poster">Enveloppes timbrées</a> ou <a href="/boutique/c/enveloppes">sans timbre</a>',
            'De quoi écrire d’avance : livrées chez vous, par lot.',
          ],
        ]) +
          '<p>Le poids et la destination changent le prix : <a href="/quel-timbre">Quel timbre ?</a> le donne pour chaque envoi. Pour bien écrire l’adresse, voyez <a href="/conseils-pratiques/bien-affranchir">Bien affranchir</a>.</p>',
        table('en', 'Which one should you choose? The prices above include VAT and are for France', [
          [
            '<a href="/mon-timbre-en-ligne">Printable stamps</a> or <a href="/boutique/c/carnets">booklet</a>',
            'Your letter is ready: stick the stamp on and post it in any postbox.',
          ],
          [
            '<a href="/envoi-courrier-en-ligne">Online letter</a>',
            'You write on screen, we print and the postman delivers: nothing to post.',
          ],
          [
            '<a href="/vignette-recommandee-en-ligne">Registered mail</a>',
            'Proof and a signature: print the label at home, hand the letter in at a post office or to the postman.',
          ],
          [
            '<a href="/boutique/c/pret-a-poster">Stamped envelopes</a> or <a href="/boutique/c/enveloppes">plain ones</a>',
            'To have some at hand: delivered to your home, in packs.',
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
    ...cards('envoyer-un-colis', [
      [words('Étiquette à imprimer', 'Label to print'), 'parcel', '/colissimo-en-ligne', 'etiquette'],
      [words('Transporteurs', 'Carriers'), 'carrier', '/envoi-colis/comparer-transporteurs', 'transporteurs'],
      [words('Boîte prête à envoyer', 'Ready-to-send box'), 'pret-a-expedier', '/boutique/c/pret-a-expedier', 'colis'],
      [words('Cartons', 'Cartons'), 'cartons', '/boutique/c/cartons', 'emballage'],
    ]),
    paragraph(
      'envoyer-un-colis-choix',
      words(
        table('fr', 'Que choisir ? Les prix ci-dessus sont TTC, en France', [
          [
            '<a href="/colissimo-en-ligne">Étiquette à imprimer</a>',
            `Votre carton est prêt, jusqu’à ${heaviest} : remettez-le en boîte aux lettres, au bureau de poste ou en point de retrait.`,
          ],
          [
            '<a href="/envoi-colis/comparer-transporteurs">Transporteurs comparés</a>',
            'Express, suivi ou petit colis à l’étranger : l’étiquette s’imprime chez vous.',
          ],
          [
            '<a href="/boutique/c/pret-a-expedier">Boîte prête à envoyer</a>',
            'L’emballage et l’envoi sont compris : livrée chez vous, remise en boîte aux lettres ou au bureau de poste.',
          ],
          [
            '<a href="/boutique/c/cartons">Cartons</a> et <a href="/boutique/c/emballage">emballages</a>',
            'De quoi emballer : livrés à plat chez vous, par lot.',
          ],
        ]) +
          '<p>Avant de fermer le carton : <a href="/conseils-pratiques/bien-emballer">Bien emballer</a>, et <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">ce qui est interdit</a>.</p>',
        table('en', 'Which one should you choose? The prices above include VAT and are for France', [
          [
            '<a href="/colissimo-en-ligne">Label to print</a>',
            `Your carton is ready, up to ${heaviest}: leave it in your own letterbox, or hand it in at a post office or a pick-up point.`,
          ],
          [
            '<a href="/envoi-colis/comparer-transporteurs">Carriers compared</a>',
            'Express, tracked or small parcels abroad: you print the label at home.',
          ],
          [
            '<a href="/boutique/c/pret-a-expedier">Ready-to-send box</a>',
            'Packaging and postage included: delivered to your home, left in your letterbox or handed in at a post office.',
          ],
          [
            '<a href="/boutique/c/cartons">Cartons</a> and <a href="/boutique/c/emballage">packing</a>',
            'What you need to pack: delivered flat to your home, in packs.',
          ],
        ]) +
          '<p>Before you close the carton: <a href="/conseils-pratiques/bien-emballer">Packing well</a>, and <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">what is prohibited</a>.</p>',
      ),
    ),
  ],
});
