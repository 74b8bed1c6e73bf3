import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inShop } from './shop-story.tsx';

/** The whole shop, without a server: the toolbar chooses who walks, in which language and mode, and what goes wrong. */
const meta = { title: 'The shop', ...inShop } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const booklet = /^Carnet de 12 timbres Marianne.–.Lettre verte$/;
export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    console.log(document.body.innerText.slice(0, 1500));
  },
};
export const Walk: Story = {
  play: async ({ canvas, userEvent }) => {
    const t0 = performance.now();
    const lap = (name: string) => console.log(name, Math.round(performance.now() - t0));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher un produit' }), 'carnet{Enter}');
    await canvas.findByRole('heading', { level: 1, name: /carnet/ });
    lap('searched');
    await userEvent.click(canvas.getByRole('link', { name: booklet }));
    await canvas.findByRole('heading', { level: 1, name: booklet });
    lap('product');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Ajouté au panier' });
    lap('added');
    console.log(dialog.innerText);
    await userEvent.click(canvas.getByRole('link', { name: 'Voir le panier' }));
    await canvas.findByRole('heading', { level: 1, name: 'Votre panier' });
    lap('cart');
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter pour commander' }));
    await canvas.findByRole('heading', { level: 1, name: 'Livraison' });
    lap('delivery');
    console.log(document.body.innerText.slice(0, 2500));
  },
};
