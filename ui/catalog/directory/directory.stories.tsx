import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recordingForms } from '#tests/shared/posts.ts';
import { omitStaticData } from '#ui/lean/static-data.ts';
import { aDirectory, sellersDirectory } from './directory.examples.ts';
import { DirectoryScreen } from './directory.screen.tsx';
import type { DirectoryView } from './directory.view.ts';

const meta = { component: DirectoryScreen, args: { view: aDirectory() } } satisfies Meta<typeof DirectoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brands: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const letter = canvas.getByRole('link', { name: 'P' });
    const heading = canvas.getByRole('heading', { name: 'P' });
    await expect(letter).toHaveAttribute('href', `#${heading.id}`);
  },
};

const { sent, beforeEach } = recordingForms();

export const Sellers: Story = {
  tags: ['hydrated'],
  beforeEach,
  args: { view: sellersDirectory() },
  parameters: {
    document: ({ view }: { view: DirectoryView }) => ({
      view: omitStaticData(view, 'groups', new Request('https://boutique.example/')),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'canal{Enter}');
    await expect(sent).toHaveBeenCalledWith({ q: 'canal' });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const Professional: Story = { globals: { mode: 'pro' }, args: { view: sellersDirectory() } };

export const OneName: Story = {
  args: {
    view: aDirectory({
      count: '1 marque',
      filter: { action: '/boutique/marques', label: 'Chercher une marque', value: 'plume' },
      letters: [{ label: 'P', href: '#lettre-p' }],
      groups: [
        {
          id: 'lettre-p',
          letter: 'P',
          rows: [{ href: '/boutique/marque/plumelac', name: 'Plumelac', facts: ['21 produits'] }],
        },
      ],
    }),
  },
};

export const NoName: Story = {
  args: {
    view: aDirectory({
      filter: { action: '/boutique/marques', label: 'Chercher une marque', value: 'zinc' },
      letters: [],
      groups: [],
      empty: {
        text: 'Aucun nom ne contient «\u202fzinc\u202f». Essayez un autre nom.',
        all: { label: 'Toutes les marques', href: '/boutique/marques' },
      },
    }),
  },
};

const longName = 'Manufacture-générale-des-enveloppes-et-papiers-d’emballage-de-l’Ouest-et-du-Centre';

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    view: aDirectory({
      groups: [
        {
          id: 'lettre-m',
          letter: 'M',
          rows: [{ href: '/boutique/marque/m', name: longName, facts: ['1\u202f284 produits'] }],
        },
      ],
    }),
  },
};

export const Failed: Story = {
  args: {
    view: aDirectory({
      letters: [],
      groups: [],
      failed: {
        text: 'Une erreur est survenue, veuillez réessayer',
        retry: { label: 'Réessayer', href: '/boutique/marques' },
      },
    }),
  },
};
