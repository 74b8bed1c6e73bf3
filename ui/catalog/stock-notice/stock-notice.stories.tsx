import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aProduct } from '#domain/catalog/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { StockNoticeScreen } from './stock-notice.screen.tsx';
import { type StockNoticePage, stockNoticeView } from './stock-notice.view.ts';

const product = aProduct({
  code: '3202005',
  slug: 'cartons-double-cannelure',
  title: 'Cartons double cannelure 600 × 400 × 400 mm, lot de 10',
  stock: 'out',
  noticeMonths: 6,
});

const shown = (over: Partial<StockNoticePage> = {}, lang: 'fr' | 'en' = 'fr') => ({
  globals: { mode: 'part', language: lang },
  args: {
    view: stockNoticeView(
      { product, ownEmail: '', state: null, isTaken: false, notices: [], ...over },
      wordingOf({ lang, mode: 'part' }),
    ),
  },
});

const meta = { component: StockNoticeScreen, ...shown() } satisfies Meta<typeof StockNoticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const Asking: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse e-mail' }), 'nom@exemple.fr');
    await userEvent.click(canvas.getByRole('button', { name: 'M’avertir par e-mail' }));
    await expect(posted).toHaveBeenCalledWith({ intent: 'ask', article: '3202005', email: 'nom@exemple.fr' });
  },
};
export const AskingInEnglish: Story = shown({}, 'en');

export const OfAnAccount: Story = {
  ...shown({ ownEmail: 'compte@exemple.fr' }),
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('compte@exemple.fr'),
};

export const Refused: Story = {
  ...shown({ state: { email: 'nom', fault: { code: 'email' }, isBack: false } }),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Adresse e-mail' });
    await expect(field).toHaveFocus();
    // A screen reader says the fault with the field, and a live region would say it again.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(field).toHaveAccessibleDescription(/au format nom@domaine\.fr\.$/);
  },
};

const toConfirm = wordingOf({ lang: 'fr', mode: 'part' }).t('stock-notice.toConfirm');
export const Taken: Story = {
  ...shown({ isTaken: true, notices: [{ tone: 'info', text: toConfirm }] }),
  play: async ({ canvas }) => expect(canvas.queryByRole('textbox')).toBeNull(),
};

export const BackInStock: Story = {
  ...shown({ product: { ...product, stock: 'in' } }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Voir l’article' })).toHaveAttribute(
      'href',
      '/boutique/cartons-double-cannelure/p/3202005',
    ),
};

export const NotSent: Story = shown({ product: { ...product, noticeMonths: null } });

const away = wordingOf({ lang: 'fr', mode: 'part' }).t('error.stockNotice');
export const Failed: Story = {
  ...shown({
    state: { email: 'nom@exemple.fr', fault: null, isBack: false },
    notices: [{ tone: 'error', text: away }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('veuillez réessayer');
    await expect(canvas.getByRole('textbox')).toHaveValue('nom@exemple.fr');
  },
};
