import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aHome, cards } from './catalog.examples.ts';
import { HomeScreen } from './home.screen.tsx';

const meta = { component: HomeScreen, args: { view: aHome() } } satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Que voulez-vous envoyer/),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const Professional: Story = { globals: { mode: 'pro' } };

export const WithoutFeaturedProducts: Story = { args: { view: aHome({ featured: null }) } };

export const English: Story = {
  globals: { language: 'en' },
  args: {
    view: aHome({
      title: 'The shop for mail, stamps and parcels',
      question: 'What would you like to send?',
      choices: [
        { icon: 'letter', label: 'A letter', text: 'Envelopes and pre-paid mail, for France and abroad.', href: '/1' },
        { icon: 'parcel', label: 'A parcel', text: 'Boxes, pouches and labels to print at home.', href: '/2' },
        { icon: 'stamp', label: 'Stamps', text: 'Booklets, fine stamps and stamps of your own.', href: '/3' },
        { icon: 'move', label: 'My mail to a new address', text: 'Moving or away: your mail follows you.', href: '/4' },
      ],
      featured: { title: 'Most wanted', more: { label: 'See all products', href: '/5' }, cards: cards(4) },
    }),
  },
};
