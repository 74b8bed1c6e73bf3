import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aLine, aParcel } from '#domain/cart/examples.ts';
import { anOrder, aService } from '#domain/orders/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { anOrderList, aSummaryOf } from './order-list.examples.ts';
import { OrderListScreen } from './order-list.screen.tsx';

const meta = { component: OrderListScreen, args: { view: anOrderList() } } satisfies Meta<typeof OrderListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeOrders: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Télécharger l’étiquette Commande CMD-26-000125' })).toBeVisible(),
};
export const NoOrders: Story = { args: { view: anOrderList({ orders: [] }) } };
export const NothingFound: Story = {
  args: { view: anOrderList({ orders: [], search: { text: 'classeur', from: '2026-01-01', to: '2026-02-01' } }) },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Numéro ou article')).toHaveValue('classeur'),
};
export const OrdersAway: Story = { args: { view: anOrderList({ away: true }) } };
export const SecondPage: Story = { args: { view: anOrderList({ page: 1, pageCount: 3 }) } };
export const Professional: Story = { globals: { mode: 'pro' }, args: { view: anOrderList({ mode: 'pro' }) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** Prices and states stand below one another, and the state beside what was bought. */
export const OnAWideScreen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    const places = rows.map((row) => {
      const bought = within(row).getByRole('heading').getBoundingClientRect();
      const state = row.querySelector('h2 ~ p:last-child')?.getBoundingClientRect();
      return { isBeside: Number(state?.left) >= bought.right, left: state?.left };
    });
    await expect(new Set(places.map(({ left }) => left)).size).toBe(1);
    await expect(places.every(({ isBeside }) => isBeside)).toBe(true);
  },
};
/** Long titles take several lines: the next step stands below them, and a great total fits its column. */
export const LongTitlesOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    view: anOrderList({
      orders: [
        {
          summary: aSummaryOf('CMD-26-000126', { total: { ttc: euros(123_456.78), ht: null } }),
          order: anOrder({
            lines: [
              aParcel('0.parcel', {
                title: 'Colissimo en ligne avec signature et assurance, vers la France et Monaco',
              }),
              aLine({
                title: 'Enveloppes prêtes à poster, suivies, format C4, lot de 100, lettre verte jusqu’à 250 g',
              }),
            ],
            services: [
              aService(
                { service: 'parcel', status: 'ready-to-download', line: '0.parcel' },
                { trackingId: '6A15602676300' },
              ),
            ],
            consignments: [],
          }),
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const step = canvas.getByRole('link', { name: /^Télécharger l’étiquette/ }).getBoundingClientRect();
    const articles = canvas.getByText(/^Colissimo en ligne avec signature/);
    const now = articles.nextElementSibling ?? articles;
    await expect(step.top).toBeGreaterThanOrEqual(now.getBoundingClientRect().bottom);
    const total = canvas.getByText(/^123/);
    await expect(total.scrollWidth).toBeLessThanOrEqual(total.clientWidth);
  },
};
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: anOrderList({ lang: 'en' }) } };
