import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { compositionIds, type Effect, fixedProducts } from './adapters-and-mocks.ts';
import type { OpenShop } from './open-shop.ts';
import { inShop, type ShopStory, shopIn } from './shop-story.tsx';

/**
 * The whole shop without a server. The toolbar chooses who walks, in which language and mode, and what goes wrong at
 * the backend.
 */
const meta = { title: 'The shop', ...inShop } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Walker = Pick<StoryContext, 'canvas' | 'userEvent'>;

const individual = 'particulier';
const professional = 'pro-certifie';
const booklet = /^Carnet de 12 timbres Marianne.(–.)?Lettre verte$/;
const bookletPath = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';

/** Posts the form of a product's page, without showing it. */
const puts = (shop: OpenShop, code: string, mode = '') =>
  shop.posts(`${mode}/boutique/x/p/${code}`, { add: code, offer: '', quantity: '1' });

/** A busy machine is no hung backend. */
const settings = { TIMEOUT_DEFAULT: '60000' };
const from = (shop: ShopStory) => ({ parameters: { shop: { settings, ...shop } } });
const arrives = ({ canvas }: Walker, name: string | RegExp) => canvas.findByRole('heading', { level: 1, name });

/** There once the shop has said who is signed in. */
const accountMenu = ({ canvas }: Pick<Walker, 'canvas'>) => canvas.findByText('Mon compte', { selector: 'summary *' });

async function presses({ canvas, userEvent }: Walker, role: 'link' | 'button' | 'radio', name: string | RegExp) {
  await userEvent.click(await canvas.findByRole(role, { name }));
}

/** Starts on the home page: for walking as one likes, whatever the toolbar says. */
export const UseIt: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const AsAVisitor: Story = {
  globals: { account: 'visitor', language: 'fr', mode: 'part', scenario: 'none' },
  play: async (walker) => {
    await expect(await walker.canvas.findByRole('link', { name: 'Panier, vide' })).toBeVisible();
    await expect(walker.canvas.getByRole('link', { name: 'Mon compte' })).toBeVisible();
  },
};

export const FromSearchToOrder: Story = {
  ...from({}),
  play: async (walker) => {
    const { canvas, userEvent } = walker;
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Rechercher un produit ou un service' }),
      'carnet{Enter}',
    );
    await arrives(walker, /carnet/);
    await presses(walker, 'link', booklet);
    await arrives(walker, booklet);
    await presses(walker, 'button', 'Ajouter au panier');
    await canvas.findByRole('dialog', { name: 'Ajouté au panier' });
    await presses(walker, 'link', 'Voir le panier');
    await arrives(walker, 'Votre panier');
    await presses(walker, 'button', 'Se connecter pour commander');
    await arrives(walker, 'Livraison');
    await presses(walker, 'radio', /^Domicile/);
    await presses(walker, 'button', 'Utiliser cette adresse');
    await presses(walker, 'radio', /^Lettre suivie/);
    await presses(walker, 'link', 'Passer au paiement');
    await arrives(walker, 'Paiement');
    await presses(walker, 'button', 'Commander avec obligation de paiement');
    await arrives(walker, 'The shopper has left the shop');
    await presses(walker, 'button', 'Pay');
    await arrives(walker, 'Votre commande est enregistrée');
  },
};

/** A registered label needs no delivery. */
const labelToPay: Story = {
  globals: { account: professional, mode: 'pro' },
  ...from({
    at: '/professionnel/checkout/paiement',
    before: (shop) =>
      shop.posts('/professionnel/checkout/recapitulatif', {
        intent: 'restore',
        articles: `${fixedProducts.shippingLabel}  1 ${compositionIds.labelToLyon}`,
      }),
  }),
};

/** Whoever pays later leaves the shop for no bank. */
export const AProfessionalPaysLater: Story = {
  ...labelToPay,
  play: async (walker) => {
    await presses(walker, 'radio', /^Paiement différé.*Solde disponible/);
    await presses(walker, 'button', 'Commander avec obligation de paiement');
    await arrives(walker, 'Votre commande est enregistrée');
    await expect(walker.canvas.getByText(/figurera sur votre prochaine facture/)).toBeVisible();
  },
};

export const ARegisteredLetter: Story = {
  ...from({ at: '/vignette-recommandee-en-ligne' }),
  play: async (walker) => {
    const { canvas, userEvent } = walker;
    await presses(walker, 'link', 'Commencer');
    await arrives(walker, 'Votre recommandé');
    await userEvent.selectOptions(canvas.getByLabelText('Destination'), 'FR');
    await userEvent.type(canvas.getByLabelText('Poids, enveloppe comprise'), '170');
    await presses(walker, 'radio', /^R2/);
    await presses(walker, 'button', 'Continuer');
    await arrives(walker, 'Adresses et dépôt');
  },
};

const library = '/professionnel/mon-timbre-en-ligne/logo/parcours/bibliotheque';
const ofLogo = (canvas: Walker['canvas'], name: string) =>
  within(canvas.getByRole('heading', { level: 3, name }).closest('li') ?? document.body);
/** The last day that the library says of a logo. */
const endOf = (canvas: Walker['canvas'], name: string) =>
  ofLogo(canvas, name)
    .getByText(/jusqu’au/)
    .textContent?.match(/\d{2}\/\d{2}\/\d{4}/)?.[0] ?? '';

/** A year more is paid for, and counts from the day on which the subscription would have ended. */
export const ALogoIsExtended: Story = {
  globals: { account: professional, mode: 'pro' },
  ...from({ at: library }),
  play: async (walker) => {
    const { canvas } = walker;
    await arrives(walker, 'Bibliothèque');
    const before = endOf(canvas, 'Catalogue');
    await presses(walker, 'link', /^Prolonger .*Catalogue/);
    await expect(await canvas.findByRole('radio', { name: /^Prolonger .*Catalogue/ })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: /^Que souhaitez-vous faire/ })).toHaveFocus();
    await presses(walker, 'button', 'Continuer');
    await arrives(walker, 'Abonnement');
    await presses(walker, 'radio', /^12 mois/);
    await presses(walker, 'button', 'Continuer');
    await arrives(walker, 'Récapitulatif');
    await presses(walker, 'button', 'Ajouter au panier');
    await arrives(walker, 'Votre panier');
    await presses(walker, 'button', 'Passer au paiement');
    await arrives(walker, 'Paiement');
    await presses(walker, 'button', 'Commander avec obligation de paiement');
    await arrives(walker, 'The shopper has left the shop');
    await presses(walker, 'button', 'Pay');
    await arrives(walker, 'Votre commande est enregistrée');
    await shopIn(walker).load(library);
    await arrives(walker, 'Bibliothèque');
    const year = Number(before.slice(-4));
    await expect(year).toBeGreaterThan(2000);
    await expect(endOf(canvas, 'Catalogue')).toBe(before.replace(/\d{4}$/, String(year + 1)));
  },
};

/** What choosing an account in the toolbar does: the visitor signs in, and the cart comes along. */
export const TheToolbarSignsIn: Story = {
  ...from({ before: (shop) => puts(shop, fixedProducts.booklet) }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
    await shopIn({ loaded }).follow({ account: individual, language: 'fr', mode: 'part', scenario: 'none' });
    await expect(await accountMenu({ canvas })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
  },
};

/** What choosing a scenario in the toolbar does: the page that is shown is asked for again, and a bank goes on. */
export const TheToolbarBreaksTheBackend: Story = {
  ...labelToPay,
  play: async (walker) => {
    const chooses = (scenario: Effect | 'none') =>
      shopIn(walker).follow({ account: professional, language: 'fr', mode: 'pro', scenario });
    await arrives(walker, 'Paiement');
    await chooses('fail');
    await arrives(walker, 'Une erreur est survenue.');
    await chooses('none');
    await presses(walker, 'radio', /^Carte bancaire/);
    await presses(walker, 'button', 'Commander avec obligation de paiement');
    await arrives(walker, 'The shopper has left the shop');
    await chooses('fail');
    await presses(walker, 'button', 'Pay');
    await arrives(walker, 'Votre paiement est en cours de vérification');
  },
};

/** The price stands on the first screen, as soon as it can be known. */
export const ThePriceOfAParcel: Story = {
  ...from({ at: '/colissimo-en-ligne/parcours/votre-colis' }),
  play: async (walker) => {
    const { canvas, userEvent } = walker;
    await arrives(walker, 'Votre colis');
    await userEvent.type(canvas.getByLabelText('Code postal de destination'), '71000');
    await userEvent.type(canvas.getByLabelText('Poids du colis emballé, en kg'), '0,92');
    // In the summary, and in the bar of a phone.
    const [least] = await canvas.findAllByText(/^Total TTC, à partir de/);
    await expect(least).toBeVisible();
    await expect(canvas.getByLabelText('Poids du colis emballé, en kg')).toHaveFocus();
    await expect(canvas.getByLabelText('Poids du colis emballé, en kg')).toHaveValue('0,92');
  },
};

/** From the header to the book, an address, and out again. */
export const TheAccount: Story = {
  globals: { account: individual },
  ...from({}),
  play: async (walker) => {
    const { canvas, userEvent } = walker;
    await userEvent.click(await accountMenu(walker));
    await presses(walker, 'link', 'Mes adresses');
    await arrives(walker, 'Mes adresses');
    await presses(walker, 'button', /^Définir .* comme adresse principale$/);
    await expect(
      await canvas.findByText('Votre adresse principale a été changée.', { selector: 'main p' }),
    ).toBeVisible();
    await presses(walker, 'link', 'Mon compte');
    await arrives(walker, 'Mon compte');
    await expect(canvas.getByText('particulier@exemple.fr', { selector: 'main p > span' })).toBeVisible();
  },
};

export const InEnglish: Story = {
  globals: { language: 'en', account: individual },
  ...from({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Basket, empty' })).toBeVisible();
    await expect(document.documentElement.lang).toBe('en');
  },
};

const stays = async (walker: Walker) => {
  await expect(await arrives(walker, booklet)).toBeVisible();
  await expect(walker.canvas.getAllByText(/^18,24.€$/)[0]).toBeVisible();
};
const fails = (words: RegExp) => async (walker: Walker) => {
  await expect(await arrives(walker, 'Une erreur est survenue.')).toBeVisible();
  await expect(walker.canvas.getByText(words)).toBeVisible();
  await expect(walker.canvas.getByRole('link', { name: 'Voir le panier' })).toBeVisible();
};
const onAProduct = (scenario: Effect, play: Story['play'], own: ShopStory = {}): Story => ({
  globals: { scenario },
  ...from({ at: bookletPath, ...own }),
  play,
});

export const Slow = onAProduct('slow', stays);
export const Hung = onAProduct('hang', fails(/n’a pas pu être préparée/), {
  settings: { TIMEOUT_DEFAULT: '500' },
});
export const Refused = onAProduct('reset', fails(/momentanément indisponible/));
export const Broken = onAProduct('fail', fails(/momentanément indisponible/));
export const AgainstTheContract = onAProduct('contract', fails(/n’a pas pu être préparée/));
export const Poorest = onAProduct('poorest', async (walker) => {
  await expect(await arrives(walker, booklet)).toBeVisible();
});

/** Whoever is signed out on the way to paying comes home, and reads why. */
export const SignedOut: Story = {
  globals: { scenario: 'unauthorised', account: individual },
  ...from({ at: '/checkout/livraison' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vous avez été déconnecté.')).toBeVisible();
  },
};
