import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

const answers: (() => void)[] = [];

/** The server's answer comes by the last button. */
function Awaiting() {
  const [view, show] = useState(aParcelContents());
  const more = { ...aParcelContents({ over: { articles: '2' } }), version: '8' };
  return (
    <>
      <ContentsScreen view={view} />
      <button type="button" onClick={() => show(more)}>
        Le serveur répond
      </button>
    </>
  );
}

export const TypedWhileAnArticleIsAwaited: Story = {
  render: () => <Awaiting />,
  parameters: {
    route: { path: '*', action: () => new Promise<null>((resolve) => void answers.push(() => resolve(null))) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un article' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.type(canvas.getByLabelText(/^Explication/), 'Retour');
    await userEvent.selectOptions(canvas.getByLabelText('Nature du contenu'), 'return');
    await userEvent.click(canvas.getByRole('button', { name: 'Le serveur répond' }));
    await expect(canvas.getByRole('group', { name: 'Article 2' })).toBeVisible();
    await expect(canvas.getByLabelText(/^Explication/)).toHaveValue('Retour');
    await expect(canvas.getByLabelText('Nature du contenu')).toHaveValue('return');
    for (const answer of answers.splice(0)) answer();
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

const kept = [
  { id: 'article-1', description: 'Livre', weight: 300, value: { cents: 1250 }, hsCode: '490199', origin: 'FR' },
  { id: 'article-2', description: 'Tasse en grès', weight: 450, value: { cents: 1800 }, hsCode: '', origin: 'PT' },
];

/** The articles that a company's account keeps are offered, and each typed one may be kept. */
export const ArticlesOfTheAccount: Story = {
  tags: ['hydrated'],
  globals: { mode: 'pro' },
  args: { view: aParcelContents({ mode: 'pro', library: kept }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.selectOptions(canvas.getByLabelText('Article enregistré', { selector: 'select' }), 'article-2');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Enregistrer cet article/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Déclarer cet article' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ intent: 'saved-use', saved: 'article-2', 'keep.1': 'yes' }),
      ),
    );
  },
};

/** Nothing is kept yet: there is no choice, and the first article may be kept. */
export const NoArticleOfTheAccount: Story = {
  globals: { mode: 'pro' },
  args: { view: aParcelContents({ mode: 'pro', library: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Article enregistré')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: /^Enregistrer cet article/ })).not.toBeChecked();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aParcelContents({ lang: 'en' }) } };
