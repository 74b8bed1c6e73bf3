import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictures } from '#ui/shared/pictures.examples.ts';
import { anEnglishProduct, aProduct, fourOffers } from './product.examples.ts';
import { ProductScreen } from './product.screen.tsx';
import type { AddedView } from './product.view.ts';

const meta = { component: ProductScreen, args: { view: aProduct() } } satisfies Meta<typeof ProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: AddedView) => ({ route: { path: '*', action: () => answer } });

export const InStock: Story = {
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantité' });
    await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
    await expect(quantity).toHaveValue(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Diminuer la quantité' }));
    await expect(canvas.getByRole('button', { name: 'Diminuer la quantité' })).toBeDisabled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const Professional: Story = {
  globals: { mode: 'pro' },
  args: { view: aProduct({ price: { main: '15,20 € HT', note: '18,24 € TTC' } }) },
};

export const English: Story = { globals: { language: 'en' }, args: { view: anEnglishProduct } };

export const LowStock: Story = {
  args: { view: aProduct({ stock: { state: 'low', label: 'Plus que 3 exemplaires' } }) },
};

export const OutOfStock: Story = {
  args: { view: aProduct({ stock: { state: 'out', label: 'Épuisé' }, delivery: undefined, buy: undefined }) },
};

const envelopes = aProduct({
  title: 'Enveloppes blanches C5 sans fenêtre, lot de 50',
  pictures: [
    { thumbnail: pictures.envelope, product: pictures.envelope, zoom: pictures.envelope, alt: 'Enveloppe blanche C5' },
  ],
  price: {
    main: '7,90 €',
    prior: 'Prix le plus bas des 30 derniers jours\u00a0: 8,90 €',
    eco: 'dont 0,02 € d’éco-participation',
  },
  soldBy: 'Vendu et expédié par Papeterie du Canal',
  summary: 'Papier vélin 90 g, fermeture autocollante. Pour une feuille A4 pliée en deux.',
  offers: fourOffers,
  safety: {
    manufacturer: 'Manufacture des Trois Rivières',
    address: '8 quai du Moulin, 87000 Limoges, France',
    contact: 'conformite@manufacture.exemple',
    warnings: ['Ne pas laisser le film d’emballage à la portée des enfants.'],
  },
});

export const FourOffers: Story = { args: { view: envelopes } };

export const FourOffersOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { view: envelopes } };

export const Service: Story = {
  args: {
    view: aProduct({
      title: 'Réexpédition définitive du courrier',
      price: { main: '35,00 €', note: 'pour 6 mois' },
      stock: { state: 'in', label: 'Disponible en ligne' },
      delivery: undefined,
      buy: undefined,
      start: {
        href: '/boutique/reexpedition',
        label: 'Commencer',
        steps: ['Indiquez vos deux adresses', 'Choisissez la date de début', 'Vérifiez votre identité'],
      },
    }),
  },
};

export const Added: Story = {
  parameters: answering({
    kind: 'added',
    text: '2 × Carnet de 12 timbres Marianne, Lettre verte',
    picture: pictures.greenBooklet,
    cartLabel: 'Panier, 2 articles',
    subtotal: '36,48 €',
    cart: { label: 'Voir le panier', href: '/checkout/recapitulatif' },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ajouté au panier' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Voir le panier' })).toBeVisible());
  },
};

export const Refused: Story = {
  parameters: answering({ kind: 'refused', text: 'Il ne reste que 3 exemplaires de cet article.' }),
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Ajouter au panier' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Il ne reste que 3 exemplaires'));
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const AddedWithoutScript: Story = {
  args: {
    view: aProduct({
      added: {
        text: 'Ajouté\u00a0: 1 × Carnet de 12 timbres Marianne',
        cart: { label: 'Voir le panier', href: '/checkout/recapitulatif' },
      },
    }),
  },
};

export const RefusedWithoutScript: Story = {
  args: { view: aProduct({ notice: { tone: 'error', text: 'Il ne reste que 3 exemplaires de cet article.' } }) },
};
