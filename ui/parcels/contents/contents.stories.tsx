import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aParcelContents } from '../parcels.examples.ts';
import { ContentsScreen } from './contents.screen.tsx';

const meta = { component: ContentsScreen, args: { view: aParcelContents() } } satisfies Meta<typeof ContentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cette destination est hors de l’Union européenne.')).toBeVisible();
    await expect(canvas.getByLabelText('Description de l’article')).toHaveValue('Livre');
  },
};

const { posted, recording } = recordingPosts();

export const AnArticleMore: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ intent: 'article-add', 'article.1.description': 'Livre', articles: '1' }),
      ),
    );
  },
};

export const Refused: Story = {
  args: {
    view: aParcelContents({
      over: { category: 'sale', articles: '2' },
      faults: {
        'article.1.hsCode': { code: 'required' },
        'article.1.weight': { code: 'articles-too-heavy' },
        'article.2.description': { code: 'required' },
        'article.2.value': { code: 'amount' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Article 2\s: décrivez l’article/ })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aParcelContents({ lang: 'en' }) } };
