import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anOrderList } from './order-list.examples.ts';
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
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: anOrderList({ lang: 'en' }) } };
