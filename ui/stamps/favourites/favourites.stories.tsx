import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aFavouritesPage } from '../stamps.examples.ts';
import { FavouritesScreen } from './favourites.screen.tsx';

const meta = { component: FavouritesScreen, args: { view: aFavouritesPage() } } satisfies Meta<typeof FavouritesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const IsTakenAgain: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Reprendre le favori/ }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ favourite: 'favori-1', intent: 'take' }));
  },
};

export const IsKept: Story = {
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom du favori' }), 'Vœux{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'keep', name: 'Vœux' }));
  },
};

export const NameIsMissing: Story = {
  args: { view: aFavouritesPage({ state: { name: '', fault: 'required' } }) },
  play: async ({ canvas }) => expect(canvas.getByText('Donnez un nom à ce favori.')).toBeVisible(),
};

export const NoneYet: Story = {
  args: { view: aFavouritesPage({ favourites: [], isBare: true }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Préparer mes timbres' })).toBeVisible(),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aFavouritesPage({ lang: 'en' }) } };
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: aFavouritesPage({ mode: 'pro' }) } };
