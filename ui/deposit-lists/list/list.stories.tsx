import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aDepositList, aListThatLostLabels, aScannedList } from '#domain/labels/examples.ts';
import { aDepositListView } from '../deposit-lists.examples.ts';
import { ListScreen } from './list.screen.tsx';

const meta = { component: ListScreen, args: { view: aDepositListView() } } satisfies Meta<typeof ListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeHandedIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Code de la liste BD-26-000001, à scanner' })).toBeVisible();
    await expect(canvas.getByText(/2,42.kg/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Annuler cette liste' })).toBeVisible();
  },
};
export const Scanned: Story = {
  args: { view: aDepositListView({ list: aScannedList() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/a été scannée au guichet le 30\/11\/2026 à 11:05/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Annuler cette liste' })).toBeNull();
  },
};
export const Cancelled: Story = {
  args: { view: aDepositListView({ list: aDepositList({ status: 'cancelled' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Télécharger/ })).toBeNull();
  },
};
export const LabelsHaveLeftIt: Story = {
  args: { view: aDepositListView({ list: aListThatLostLabels() }) },
  play: async ({ canvas }) => {
    const left = canvas.getByRole('region', { name: 'Étiquettes retirées de la liste' });
    await expect(left).toHaveTextContent(/Remboursé/);
  },
};
export const Over: Story = {
  args: { view: aDepositListView({ list: aListThatLostLabels({ status: 'over', labels: [], totalWeight: 0 }) }) },
};
export const InAStateThatNobodyKnows: Story = {
  args: { view: aDepositListView({ list: aDepositList({ status: 'other' }) }) },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const number = canvas.getByText('BD-26-000001', { selector: 'h1 *' });
    await expect(number.offsetHeight).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(number).lineHeight));
  },
};
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aDepositListView({ lang: 'en' }) } };
