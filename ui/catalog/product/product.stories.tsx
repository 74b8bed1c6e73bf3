import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type AddedView, refusedView } from '#ui/catalog/card/added.view.ts';
import { pictures } from '#ui/components/pictures.examples.ts';
import { CopyContext } from '#ui/wording/use-copy.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import {
  anEnglishProduct,
  aProduct,
  fortyOffers,
  fourOffers,
  photos,
  professionalOffers,
  someDetails,
  someSimilar,
  someTerms,
} from './product.examples.ts';
import { ProductScreen } from './product.screen.tsx';
import type { ProductView } from './product.view.ts';
import { productHtml } from './product-html.server.tsx';

/** The page as the server makes it: terms and details as HTML. */
function Product({ view }: { view: ProductView }) {
  const labels = use(CopyContext);
  return labels && <ProductScreen view={productHtml(view, { labels, request: new Request(location.href) })} />;
}

const meta = { component: Product, args: { view: aProduct() } } satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: AddedView) => ({ route: { path: '*', action: () => answer } });

export const InStock: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantité' });
    await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
    await expect(quantity).toHaveValue(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Diminuer la quantité' }));
    await expect(canvas.getByRole('button', { name: 'Diminuer la quantité' })).toHaveAttribute('aria-disabled', 'true');
  },
};

function ThenAnother({ view }: { view: ProductView }) {
  const [isAnother, showAnother] = useState(false);
  return (
    <>
      <button type="button" onClick={() => showAnother(true)}>
        Autre produit
      </button>
      <Product view={isAnother ? { ...view, code: '1126002' } : view} />
    </>
  );
}

/** How many are wanted of a product says nothing of the next one. */
export const QuantityOfOneProduct: Story = {
  render: ({ view }) => <ThenAnother view={view} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Quantité' })).toHaveValue(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Autre produit' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Quantité' })).toHaveValue(1);
  },
};

/** What decides is in the first window, of 740 pixels, and the bar that buys is one row. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('section a > img');
    await expect(first?.getBoundingClientRect().height).toBeLessThanOrEqual(224);
    const bar = canvas.getByRole('button', { name: 'Ajouter au panier' }).closest('form');
    await expect(bar?.getBoundingClientRect().height).toBeLessThan(72);
  },
};

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const Professional: Story = {
  globals: { mode: 'pro' },
  args: {
    view: aProduct({
      terms: someTerms({ price: { main: '15,20 € HT', note: '18,24 € TTC' } }),
      details: someDetails({ offers: professionalOffers }),
    }),
  },
};

export const English: Story = { globals: { language: 'en' }, args: { view: anEnglishProduct } };

export const LowStock: Story = {
  args: { view: aProduct({ terms: someTerms({ stock: { state: 'low', label: 'Plus que 3 exemplaires' } }) }) },
};

export const OutOfStock: Story = {
  args: {
    view: aProduct({
      buy: undefined,
      terms: someTerms({
        stock: { state: 'out', label: 'Épuisé' },
        delivery: undefined,
        instead: { label: 'Voir les produits similaires', href: '#similaires' },
      }),
      details: someDetails({ similar: someSimilar, isSoldOut: true }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Ajouter au panier' })).toBeNull();
    const way = canvas.getByRole('link', { name: 'Voir les produits similaires' });
    await expect(way).toBeVisible();
    // They are as wide as the page, below the box.
    const similar = canvas.getByRole('heading', { name: someSimilar!.title }).closest('section');
    const { right, top } = similar!.getBoundingClientRect();
    const box = way.getBoundingClientRect();
    await expect([right >= box.right, top > box.bottom]).toEqual([true, true]);
  },
};

export const SoldOutOnAPhone: Story = { ...OutOfStock, globals: { viewport: { value: 'phone' } } };

const envelopes = aProduct({
  title: 'Enveloppes blanches C5 sans fenêtre, lot de 50',
  pictures: photos([pictures.envelope, 'Enveloppe blanche C5']),
  summary: 'Papier vélin 90 g, fermeture autocollante. Pour une feuille A4 pliée en deux.',
  terms: someTerms({
    marks: [
      { label: 'Indice de réparabilité\u202f: 8,2/10' },
      { label: 'Classe énergétique\u202f: C', sheet: 'https://etiquettes-energie.example/fiches/3406002' },
      { label: 'Fabriqué en France' },
    ],
    price: {
      main: '7,90 €',
      prior: 'Prix le plus bas des 30 jours avant la baisse\u202f: 8,90 €',
      eco: 'dont 0,02 € d’éco-participation',
    },
    seller: {
      text: 'Vendu et expédié par Papeterie du Canal',
      href: '/boutique/vendeur/papeterie-du-canal/2001',
      grade: '4,6 sur 5 (212 avis)',
      condition: 'Neuf',
    },
  }),
  details: someDetails({
    offers: fourOffers,
    facts: {
      ...someDetails().facts,
      safety: {
        rows: [
          { name: 'Fabricant', value: 'Manufacture des Trois Rivières' },
          { name: 'Adresse', value: '8 quai du Moulin, 87000 Limoges, France' },
          { name: 'Contact', value: 'conformite@manufacture.exemple' },
        ],
        warnings: ['Ne pas laisser le film d’emballage à la portée des enfants.'],
      },
    },
  }),
});

const longName =
  'Enveloppes matelassées à bulles recyclées et recyclables, fermeture autosiliconée repositionnable, format international C5, lot économique de deux cent cinquante';

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    view: {
      ...envelopes,
      title: longName,
      details: {
        ...envelopes.details,
        offers: {
          ...fourOffers,
          rows: fourOffers.rows.map((row) => ({
            ...row,
            seller: 'Comptoir international de papeterie et de fournitures de bureau',
          })),
        },
      },
    },
  },
};

export const PicturesByKeyboard: Story = {
  args: {
    view: aProduct({
      pictures: photos([pictures.envelope, 'Fermée'], [pictures.envelope, 'Ouverte'], [pictures.envelope, 'En main']),
    }),
  },
  // A width at which a pixel of the next picture is seen.
  decorators: [
    (Page) => (
      <div style={{ inlineSize: '1279.3px' }}>
        <Page />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: /^Agrandir/ })) {
      link.focus();
      const [own, list] = [link, link.closest('ul')].map((each) => each?.getBoundingClientRect());
      await expect((own?.right ?? 0) - (list?.right ?? 0)).toBeLessThan(1);
    }
  },
};

export const NoPicture: Story = { args: { view: aProduct({ pictures: [] }) } };

/** One seller only, so there is no comparison. */
export const OneOffer: Story = {
  args: {
    view: aProduct({
      title: 'Enveloppes blanches C5 sans fenêtre, lot de 50',
      terms: someTerms({
        seller: {
          text: 'Vendu et expédié par Papeterie du Canal',
          href: '/boutique/vendeur/papeterie-du-canal/2001',
          grade: '4,7 sur 5 (1\u202f284\u00a0avis)',
          condition: 'Neuf',
        },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vendu et expédié par Papeterie du Canal' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The price and its button stay in sight beside the details, and end above similar products. */
export const FourOffers: Story = {
  args: { view: envelopes },
  play: async ({ canvas }) => {
    const boxOf = (name: string) =>
      (canvas.getByRole('heading', { name }).closest('section') as HTMLElement).getBoundingClientRect();
    const plate = canvas.getByRole('button', { name: /^Ajouter au panier/ }).closest('form')?.parentElement;
    const top = () => plate?.getBoundingClientRect().top ?? 0;
    canvas.getByRole('heading', { name: 'Caractéristiques' }).scrollIntoView();
    await expect(boxOf('Caractéristiques').right).toBeLessThan(plate?.getBoundingClientRect().left ?? 0);
    await waitFor(() => expect(top()).toBeGreaterThanOrEqual(0));
    document.documentElement.scrollTo(0, document.documentElement.scrollHeight);
    const similar = canvas.queryByRole('heading', { name: 'Dans le même rayon' })?.getBoundingClientRect();
    if (similar) await expect(plate?.getBoundingClientRect().bottom).toBeLessThan(similar.top);
    document.documentElement.scrollTo(0, 0);
    // What is compared stands in one column.
    const [first, second] = canvas.getAllByText('Prix', { selector: 'td span' });
    await expect(second?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
    // A delay of two lines moves no price.
    const topOf = (name: string) => canvas.getAllByText(name, { selector: 'td span' })[0]!.getBoundingClientRect().top;
    await expect(Math.round(topOf('Total') - topOf('Livraison'))).toBe(Math.round(topOf('Livraison') - topOf('Prix')));
  },
};

export const FourOffersOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { view: envelopes } };

export const FortyOffers: Story = {
  tags: ['hydrated'],
  args: { view: { ...envelopes, details: someDetails({ offers: fortyOffers }) } },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getAllByRole('link', { name: /^Choisir / }).at(-1);
    await expect(last).not.toBeVisible();
    await userEvent.click(canvas.getByText('Voir les 34 autres offres'));
    await waitFor(() => expect(last).toBeVisible());
  },
};

export const Service: Story = {
  args: {
    view: aProduct({
      title: 'Réexpédition définitive du courrier',
      buy: undefined,
      terms: someTerms({
        marks: [],
        price: { main: 'Dès 35,00 €' },
        stock: { state: 'in', label: 'Disponible en ligne' },
        delivery: undefined,
        returns: undefined,
        brand: undefined,
        start: {
          href: '/demenagement-absence/parcours/besoins',
          label: 'Commencer',
          steps: ['Indiquez vos deux adresses et vos dates', 'Payez en ligne', 'Vérifiez votre identité'],
        },
      }),
      details: someDetails({ facts: { descriptionHtml: '<p>Votre courrier vous suit.</p>', characteristics: [] } }),
    }),
  },
};

export const Zoom: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    const [picture] = canvas.getAllByRole('link', { name: /^Agrandir l’image 1 .*Carnet de douze timbres verts$/ });
    if (!picture) throw new Error('no picture');
    await userEvent.click(picture);
    const dialog = await screen.findByRole('dialog', { name: 'Images du produit' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Image 1 sur 2');
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Image 2 sur 2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Agrandir' }));
    await expect(within(dialog).getByRole('button', { name: 'Agrandir' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(picture).toHaveFocus();
  },
};

export const CurrentThumbnail: Story = {
  play: async ({ canvas, userEvent }) => {
    const current = () => canvas.getAllByRole('link', { current: true }).map((link) => link.getAttribute('href'));
    await expect(current()).toEqual(['#photo-1']);
    await userEvent.click(canvas.getByRole('link', { name: 'Image 2 sur 2' }));
    await waitFor(() => expect(current()).toEqual(['#photo-2']));
  },
};

export const ZoomOnAnother: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    const [picture] = canvas.getAllByRole('link', { name: /^Agrandir l’image 2 .*Enveloppe affranchie/ });
    if (!picture) throw new Error('no picture');
    await userEvent.click(picture);
    await expect(within(await screen.findByRole('dialog')).getByRole('status')).toHaveTextContent('Image 2 sur 2');
  },
};

export const Zoomed: Story = {
  tags: ['hydrated'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [picture] = canvas.getAllByRole('link', { name: /^Agrandir l’image 1 .*Carnet de douze timbres verts$/ });
    if (picture) await userEvent.click(picture);
    await screen.findByRole('dialog');
  },
};

let held = Promise.withResolvers<null>();
let additions = 0;
let pressed = Promise.withResolvers<void>();
let refetched = Promise.withResolvers<null>();

/** During the post the button says so, and the layout does not move. */
export const Adding: Story = {
  tags: ['hydrated'],
  parameters: { route: { path: '*', action: () => held.promise } },
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Ajouter au panier' });
    await userEvent.click(add);
    await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'));
  },
  beforeEach: () => {
    held = Promise.withResolvers();
    // Releases the lock, for which the next story would wait, even where the post is yet to come.
    return () => held.resolve(null);
  },
};

/** Posts that are counted, and answered once all presses are made. */
const countedAddition = async () => {
  additions += 1;
  await pressed.promise;
  return {
    kind: 'refused',
    title: 'L’article n’a pas été ajouté',
    reason: 'out-of-stock',
    text: 'Cet article est épuisé.',
  } satisfies AddedView;
};

/** Adds one article by two presses, then another once the first answer is closed. */
const presses: Story['play'] = async ({ canvas, userEvent }) => {
  const add = canvas.getByRole('button', { name: 'Ajouter au panier' });
  await userEvent.dblClick(add);
  pressed.resolve();
  for (const expected of [1, 2]) {
    const dialog = await screen.findByRole('dialog');
    await expect(additions).toBe(expected);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continuer mes achats' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    if (expected === 1) await userEvent.click(add);
    refetched.resolve(null);
  }
};

const counts = () => {
  additions = 0;
  pressed = Promise.withResolvers();
  refetched = Promise.withResolvers();
};

/** A second press before the answer is the same press: one article is added, as the dialog says. */
export const PressedTwice: Story = {
  tags: ['hydrated'],
  parameters: { route: { path: '*', action: countedAddition } },
  beforeEach: counts,
  play: presses,
};

let asked = 0;

/** Asks for the visitor, as the page around it does; an addition that comes meanwhile has it asked again. */
const AsksForVisitor = ({ children }: { children: ReactNode }) => {
  const { load } = useFetcher();
  useEffect(() => void load('/'), [load]);
  return children;
};

/** The answer says all that an addition changes: nothing else of the page is asked for anew. */
export const AskedForOnce: Story = {
  decorators: [(Story) => <AsksForVisitor>{Story()}</AsksForVisitor>],
  parameters: { route: { path: '*', action: countedAddition, loader: () => (asked++, null) } },
  beforeEach: () => {
    asked = 0;
    counts();
  },
  play: async (context) => {
    await waitFor(() => expect(asked).toBe(2));
    await presses?.(context);
    await expect(asked).toBe(2);
  },
};

/** After the answer a press is another one, although the router still fetches the visitor's data anew. */
export const PressedWhileFetched: Story = {
  decorators: [(Story) => <AsksForVisitor>{Story()}</AsksForVisitor>],
  parameters: {
    // The page's own data are there.
    route: { path: '*', action: countedAddition, loader: () => (asked++ === 0 ? null : refetched.promise) },
  },
  beforeEach: () => {
    asked = 0;
    counts();
  },
  play: presses,
};

export const Added: Story = {
  tags: ['hydrated'],
  parameters: answering({
    kind: 'added',
    title: 'Ajouté au panier',
    text: '2 × Carnet de 12 timbres Marianne, Lettre verte',
    picture: pictures.greenBooklet,
    cartLabel: 'Panier, 2 articles',
    subtotal: '36,48 €',
    cart: { label: 'Voir le panier', href: '/checkout/recapitulatif' },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Ajouté au panier' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Voir le panier' })).toBeVisible());
  },
};

export const Refused: Story = {
  tags: ['hydrated'],
  parameters: answering({
    kind: 'refused',
    title: 'L’article n’a pas été ajouté',
    reason: 'out-of-stock',
    text: 'Il ne reste que 3 exemplaires de cet article.',
  }),
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Ajouter au panier' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Il ne reste que 3 exemplaires'));
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(add).toHaveFocus());
  },
};

/** The browser does not stop a wrong quantity with words of its own: the shop answers. */
export const NoQuantity: Story = {
  tags: ['hydrated'],
  parameters: answering({
    kind: 'refused',
    title: 'L’article n’a pas été ajouté',
    reason: 'quantity',
    text: 'Indiquez un nombre entier d’au moins 1.',
  }),
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantité' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Indiquez un nombre entier'));
  },
};

/** Nobody knows whether it was added: the cart is one press away. */
export const AnswerLost: Story = {
  parameters: answering(refusedView('failed', wordingOf({ lang: 'fr', mode: 'part' }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    const dialog = await canvas.findByRole('dialog', { name: 'L’ajout au panier n’a pas été confirmé' });
    const cart = within(dialog).getByRole('link', { name: 'Voir le panier' });
    await expect(cart).toHaveAttribute('href', '/checkout/recapitulatif');
  },
};

export const AddedWithoutScript: Story = {
  args: {
    view: aProduct({
      added: {
        text: 'Ajouté\u202f: 150 × Carnet de 12 timbres Marianne',
        note: 'Seuls 150 exemplaires ont pu être ajoutés\u202f: votre panier en contient 200, le maximum par commande.',
        cart: { label: 'Voir le panier', href: '/checkout/recapitulatif' },
      },
    }),
  },
};

export const RefusedWithoutScript: Story = {
  args: { view: aProduct({ notice: { tone: 'error', text: 'Il ne reste que 3 exemplaires de cet article.' } }) },
};
