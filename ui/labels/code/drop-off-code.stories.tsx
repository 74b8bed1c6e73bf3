import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aCodeView } from '../labels.examples.ts';
import { DropOffCodeScreen } from './drop-off-code.screen.tsx';

const meta = { component: DropOffCodeScreen, args: { view: aCodeView() } } satisfies Meta<typeof DropOffCodeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const over = { qr: null, validUntil: null };

export const ToBeShown: Story = {
  tags: ['hydrated'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Code QR K7QP 2M9X 4HTR, à scanner au dépôt' })).toBeVisible();
    await expect(canvas.getByText('K7QP 2M9X 4HTR')).toBeVisible();
    await expect(canvas.getByText('À déposer au plus tard le 03/12/2026.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Télécharger le code (PDF)' })).toBeVisible();
  },
};

export const BeingMade: Story = { args: { view: aCodeView({ ...over, status: 'created' }) } };

export const Used: Story = {
  args: { view: aCodeView({ ...over, status: 'deposited' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Suivre l’envoi' })).toBeVisible();
  },
};

export const Expired: Story = {
  args: { view: aCodeView({ ...over, status: 'label-expired' }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /rembourser/ })).toBeVisible(),
};

export const Refunded: Story = { args: { view: aCodeView({ ...over, status: 'refund-pending' }) } };
export const Cancelled: Story = { args: { view: aCodeView({ ...over, status: 'cancelled' }) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aCodeView({ lang: 'en' }) } };
export const OfAProfessional: Story = { args: { view: aCodeView({ mode: 'pro' }) } };
