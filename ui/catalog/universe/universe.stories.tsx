import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Featured } from '#ui/catalog/card/featured.tsx';
import { someFeatured } from '#ui/catalog/catalog.examples.ts';
import { pictures } from '#ui/components/pictures.examples.ts';
import { UniverseScreen } from './universe.screen.tsx';

const link = (label: string) => ({ label, href: `/boutique/c/${encodeURIComponent(label)}` });
const tile = (label: string) => ({ ...link(label), picture: pictures.greenBooklet });
const view = {
  title: 'Timbres',
  paragraph: 'Carnets du quotidien, feuilles pour le bureau, beaux timbres et collectors.',
  breadcrumb: [{ label: 'Accueil', href: '/' }],
  categories: [
    tile('Carnets de timbres'),
    tile('Feuilles et rouleaux'),
    tile('Beaux timbres'),
    { ...tile('Collectors'), picture: '' },
    tile('Albums et accessoires'),
  ],
};
const products = (
  <Featured
    view={someFeatured({
      title: 'Dans ce rayon',
      more: { label: 'Voir les 131 produits', href: '/boutique/c/timbres' },
    })}
  />
);

const meta = { component: UniverseScreen, args: { view, products } } satisfies Meta<typeof UniverseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tiles of a row are as wide and as high as each other. */
export const Department: Story = {
  play: async ({ canvas }) => {
    const tiles = canvas.getByRole('link', { name: 'Beaux timbres' }).closest('ul')?.children ?? [];
    const boxes = [...tiles].map((tile) => tile.getBoundingClientRect());
    await expect(boxes).toHaveLength(view.categories.length);
    const shapes = boxes.map(({ top, width, height }) => [top, width, height].map(Math.round).join());
    await expect([...new Set(shapes)]).toHaveLength(1);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const Professional: Story = { globals: { mode: 'pro' } };

export const WithoutProducts: Story = { args: { products: null } };

export const OneCategory: Story = {
  args: { view: { ...view, paragraph: null, categories: view.categories.slice(1, 2) } },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    view: {
      ...view,
      categories: [
        tile('Enveloppes-renforcées-prétimbrées-internationales-recommandées'),
        tile('Photographies, diplômes, tirages et documents qui ne doivent surtout pas plier'),
      ],
    },
  },
};
