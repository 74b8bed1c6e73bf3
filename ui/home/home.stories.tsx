import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Featured } from '#ui/catalog/card/featured.tsx';
import { someFeatured } from '#ui/catalog/catalog.examples.ts';
import { aBannerView, aCarouselView, someSubcategories, Written } from '#ui/content/content.examples.tsx';
import { aHome, someKept } from './home.examples.ts';
import { HomeScreen } from './home.screen.tsx';
import { ResumableJourneys } from './resumable-journeys.tsx';

const banners = (
  <Written
    slots={[
      {
        position: 'Section1',
        blocks: [
          aBannerView(),
          aBannerView({ uid: 'texte', headline: 'Lettre verte\u202f: trois jours partout en France', picture: null }),
        ],
      },
    ]}
  />
);
const rest = <Written slots={[{ position: 'Section2', blocks: [aCarouselView(), someSubcategories()] }]} />;

const meta = {
  component: HomeScreen,
  args: { view: aHome(), banners, featured: <Featured view={someFeatured()} />, rest },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Que voulez-vous envoyer/);
    const number = canvas.getByRole('textbox', { name: 'Numéro de suivi' });
    await userEvent.type(number, '8R 0012 3456 789');
    await expect(number.closest('form')).toHaveAttribute('action', '/mes-suivis');
    await expect(number).toHaveAttribute('name', 'code');
  },
};

export const SomethingWasBegun: Story = {
  args: { drafts: <ResumableJourneys view={{ views: [someKept] }} /> },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: `Reprendre ${someKept.title}` })).toHaveAttribute(
      'href',
      someKept.resume.href,
    ),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const Professional: Story = { globals: { mode: 'pro' } };

/** Content, featured products and departments are optional: the question stands alone. */
export const Alone: Story = {
  args: { view: aHome({ departments: { title: '', links: [] } }), banners: null, featured: null, rest: null },
};

export const English: Story = {
  globals: { language: 'en' },
  args: {
    view: aHome({
      title: 'The shop for mail, stamps and parcels',
      question: 'What would you like to send?',
      choices: [
        { icon: 'letter', label: 'A letter', text: 'Envelopes and pre-paid mail, for France and abroad.', href: '/1' },
        { icon: 'parcel', label: 'A parcel', text: 'Boxes, pouches and labels to print at home.', href: '/2' },
        { icon: 'stamp', label: 'Stamps', text: 'Booklets, commemorative stamps and stamps of your own.', href: '/3' },
        { icon: 'move', label: 'Mail forwarding', text: 'Moving or away: your mail follows you.', href: '/4' },
      ],
      tracking: {
        action: '/mes-suivis',
        title: 'Where is my item?',
        label: 'Tracking number',
        hint: 'On your proof of posting or in the dispatch message.',
        button: 'Track the item',
      },
    }),
    banners: null,
    rest: null,
  },
};
