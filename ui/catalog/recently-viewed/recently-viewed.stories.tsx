import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import styles from './recently-viewed.module.css';
import { saveViewed, type ViewedArticle, viewedArticles } from './viewed-articles.ts';
import { RecentlyViewedRow } from './viewed-row.tsx';

const shelf = () => localStorage;
const article = (code: string, title: string): ViewedArticle => ({
  code,
  title,
  lang: 'fr',
  path: `/boutique/article/p/${code}`,
  picture: '',
});
const current = article('1126001', 'Carnet de 12 timbres Marianne');
const others = [
  article('1131001', 'Enveloppes prêtes à poster'),
  article('3202005', 'Cartons double cannelure 600 × 400 × 400 mm, lot de 10'),
  article('3405001', 'Balance postale'),
];

const meta = {
  component: RecentlyViewedRow,
  args: { article: current, prefix: '', styles },
  beforeEach: () => {
    for (const one of [...others, current]) saveViewed(one, shelf);
    return () => localStorage.clear();
  },
} satisfies Meta<typeof RecentlyViewedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeenSome: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    // The latest first, and never the article of the page.
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(others.toReversed().map(({ path }) => path));
    await expect(viewedArticles(shelf).map(({ code }) => code)).toEqual(['1126001', '3405001', '3202005', '1131001']);
  },
};

export const InEnglish: Story = {
  globals: { mode: 'pro', language: 'en' },
  args: { prefix: '/professionnel' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary', { name: 'Recently viewed' })).toBeVisible();
    const [latest] = canvas.getAllByRole('link');
    await expect(latest).toHaveAttribute('lang', 'fr');
    await expect(latest).toHaveAttribute('href', '/professionnel/boutique/article/p/3405001');
  },
};

export const Cleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer cette liste' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    await expect(viewedArticles(shelf)).toEqual([]);
  },
};

export const FirstArticle: Story = {
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(viewedArticles(shelf).map(({ code }) => code)).toEqual(['1126001']));
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const ForeignStorage: Story = {
  beforeEach: () => localStorage.setItem('lpel_vus', '[{"code":"1","path":"//evil.example/p/1"},null]'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(viewedArticles(shelf)).toEqual([current]));
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
