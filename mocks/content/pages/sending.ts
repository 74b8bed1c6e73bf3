import { priceOf, withoutTax } from '#mocks/shared/money.ts';
import type { Site } from '#mocks/shared/site.ts';
import { leastWithinFrance } from '#mocks/tariffs/carrier-prices.ts';
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
export const packs = {
  enveloppes: { cents: 400, vatRate: 0.2 },
  'pret-a-expedier': { cents: 629, vatRate: 0 },
  cartons: { cents: 1165, vatRate: 0.2 },
};

const amount = (cents: number, lang: Lang): string => priceOf(cents, lang).formattedValue ?? '';
/** What is posted has no VAT. */
const posted = (cents = 0) => ({ cents, vatRate: 0 });
const letters = letterTariffs.on(day).steps;
const cheapest = {
  printed: posted(stampTariffs.on(day).steps['GREEN-NATIONAL']?.[0]?.[1]),
  letter: posted(Math.min(...Object.values(letters).map(([first]) => first?.[1] ?? Number.POSITIVE_INFINITY))),
  registeredLabel: posted(tariff('recommande-r1')),
  parcel: posted(parcelTariffs.on(day).national[0]?.[1]),
  carrier: posted(leastWithinFrance(day)),
  ...packs,
};
type Priced = keyof typeof cheapest;

const untaxed: Words = { fr: 'HT', en: 'excl. VAT' };
const exempt: Words = { fr: '(exonéré de TVA)', en: '(exempt from VAT)' };

/** Professionals read prices without tax, as everywhere in their shop. */
function lowestPrice(name: Priced, site: Site, lang: Lang): string {
  const { cents, vatRate } = cheapest[name];
  if (site === 'part') return amount(cents, lang);
  return vatRate > 0
    ? `${amount(withoutTax(cents, vatRate), lang)}\u00a0${untaxed[lang]}`
    : `${amount(cents, lang)} ${exempt[lang]}`;
}

/** Whether the prices of a page include tax. */
const taxWording: Record<Site, Words> = {
  part: words('TTC', 'include VAT'),
  pro: words('hors taxes', 'exclude VAT'),
};

const heaviest = `${maxGramsBy('HOME') / 1000}\u00a0kg`;

const least: Record<Lang, string> = { fr: 'Dès', en: 'From' };

interface Card {
  name: Words;
  price: Priced;
  /** What it is for, and where it leaves from. */
  use: Words;
  urlLink: string;
  picture: BannerPictureName;
}

/** The ways to choose from, each with its lowest price. */
const cards = (page: string, site: Site, ways: Card[]) =>
  ways.map(({ name, price, use, urlLink, picture }) => {
    const headline = (lang: Lang) =>
      [name[lang], `${least[lang]}\u00a0${lowestPrice(price, site, lang)}`, use[lang]].join('\n');
    return banner(`${page}-${picture}`, {
      headline: words(headline('fr'), headline('en')),
      urlLink,
      picture,
      shape: 'card',
      margin: 0,
    });
  });

const uidOf = (uid: string, site: Site) => (site === 'pro' ? `${uid}-pro` : uid);

const sendLetter = (site: Site) =>
  contentPage({
    uid: uidOf('envoyer-une-lettre', site),
    sites: [site],
    labels: ['/envoyer-une-lettre'],
    title: words('Envoyer une lettre', 'Send a letter'),
    description: words(
      'Timbre, courrier en ligne, recommandé ou enveloppe : lequel choisir, à quel prix et où le remettre.',
      'Stamp, online letter, registered mail or envelope: which to choose, what it costs and where it leaves from.',
    ),
    blocks: [
      ...cards(uidOf('envoyer-une-lettre', site), site, [
        {
          name: words('Timbre à imprimer', 'Printable stamp'),
          price: 'printed',
          use: words(
            'Votre lettre est prête : collez le timbre, puis postez dans une boîte aux lettres.',
            'Your letter is ready: stick the stamp on and post it in any postbox.',
          ),
          urlLink: '/mon-timbre-en-ligne',
          picture: 'timbre',
        },
        {
          name: words('Courrier en ligne', 'Online letter'),
          price: 'letter',
          use: words(
            'Vous écrivez à l’écran, nous l’imprimons et le facteur la distribue : rien à poster.',
            'You write on screen, we print and the postman delivers: nothing to post.',
          ),
          urlLink: '/envoi-courrier-en-ligne',
          picture: 'lettre',
        },
        {
          name: words('Recommandé', 'Registered mail'),
          price: 'registeredLabel',
          use: words(
            'Une preuve et une signature : vignette imprimée chez vous, lettre remise en boîte aux lettres ou au bureau de poste.',
            'Proof and a signature: print the label at home, leave the letter in your letterbox or hand it in at a post office.',
          ),
          urlLink: '/vignette-recommandee-en-ligne',
          picture: 'recommande',
        },
        {
          name: words('Enveloppes', 'Envelopes'),
          price: 'enveloppes',
          use: words(
            'Pour en avoir toujours : livrées à votre adresse, par lot.',
            'To have some at hand: delivered to your address, in packs.',
          ),
          urlLink: '/boutique/c/enveloppes',
          picture: 'enveloppes',
        },
      ]),
      paragraph(
        uidOf('envoyer-une-lettre-choix', site),
        words(
          `<p>Les prix « dès » sont ${taxWording[site].fr} et valent pour la France. Ils dépendent du poids et de la destination : <a href="/quel-timbre">Quel timbre ?</a> donne le prix de chaque envoi.</p><p>Plutôt des timbres tout prêts ? Voyez les <a href="/boutique/c/carnets">carnets</a> et les <a href="/boutique/c/pret-a-poster">enveloppes timbrées</a>. Pour bien écrire l’adresse : <a href="/conseils-pratiques/bien-affranchir">Bien affranchir</a>.</p>`,
          `<p>The “from” prices ${taxWording[site].en} and are for France. They depend on the weight and the destination: <a href="/quel-timbre">Which stamp?</a> gives the price of every item.</p><p>Would you rather have ready-made stamps? See our <a href="/boutique/c/carnets">booklets</a> and <a href="/boutique/c/pret-a-poster">stamped envelopes</a>. To write the address correctly: <a href="/conseils-pratiques/bien-affranchir">Getting the postage right</a>.</p>`,
        ),
      ),
    ],
  });

const sendParcel = (site: Site) =>
  contentPage({
    uid: uidOf('envoyer-un-colis', site),
    sites: [site],
    labels: ['/envoyer-un-colis'],
    title: words('Envoyer un colis', 'Send a parcel'),
    description: words(
      'L’étiquette à imprimer d’abord, puis les boîtes et les emballages : à quel prix et où remettre le colis.',
      'The label to print first, then boxes and packing: what it costs and where to hand the parcel over.',
    ),
    blocks: [
      ...cards(uidOf('envoyer-un-colis', site), site, [
        {
          name: words('Étiquette à imprimer', 'Printable label'),
          price: 'parcel',
          use: words(
            `Votre carton est prêt, jusqu’à ${heaviest} : remettez-le en boîte aux lettres, au bureau de poste ou en point de retrait.`,
            `Your carton is ready, up to ${heaviest}: leave it in your own letterbox, or hand it in at a post office or a pick-up point.`,
          ),
          urlLink: '/colissimo-en-ligne',
          picture: 'etiquette',
        },
        {
          name: words('Comparer les transporteurs', 'Compare carriers'),
          price: 'carrier',
          use: words(
            'Express, suivi ou petit colis à l’étranger : l’étiquette s’imprime chez vous.',
            'Express, tracked or small parcels abroad: you print the label at home.',
          ),
          urlLink: '/envoi-colis/comparer-transporteurs',
          picture: 'transporteurs',
        },
        {
          name: words('Boîte prêt-à-envoyer', 'Ready-to-send box'),
          price: 'pret-a-expedier',
          use: words(
            'L’emballage et l’envoi sont compris : livrée chez vous, remise en boîte aux lettres ou au bureau de poste.',
            'Packaging and postage included: delivered to your home, left in your letterbox or handed in at a post office.',
          ),
          urlLink: '/boutique/c/pret-a-expedier',
          picture: 'colis',
        },
        {
          name: words('Cartons', 'Cartons'),
          price: 'cartons',
          use: words(
            'De quoi emballer : livrés à plat chez vous, par lot.',
            'What you need to pack: delivered flat to your home, in packs.',
          ),
          urlLink: '/boutique/c/cartons',
          picture: 'cartons',
        },
      ]),
      paragraph(
        uidOf('envoyer-un-colis-choix', site),
        words(
          `<p>Les prix « dès » sont ${taxWording[site].fr} et valent pour la France. Ils dépendent du poids et de la destination.</p><p>Pour caler et fermer : nos <a href="/boutique/c/emballage">emballages</a>. Avant de fermer le carton : <a href="/conseils-pratiques/bien-emballer">Bien emballer</a>, et <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">ce qui est interdit</a>.</p>`,
          `<p>The “from” prices ${taxWording[site].en} and are for France. They depend on the weight and the destination.</p><p>To fill and close it: our <a href="/boutique/c/emballage">packing</a>. Before you close the carton: <a href="/conseils-pratiques/bien-emballer">Packing well</a>, and <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">what is prohibited</a>.</p>`,
        ),
      ),
    ],
  });

/** Both pages, for each site with the prices that its visitors pay by. */
export const sending = (['part', 'pro'] as const).flatMap((site) => [sendLetter(site), sendParcel(site)]);
