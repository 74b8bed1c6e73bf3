import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aDepositList, aScannedList } from '#domain/labels/examples.ts';
import { aDepositListsView } from '../deposit-lists.examples.ts';
import { ListsScreen } from './lists.screen.tsx';

const meta = { component: ListsScreen, args: { view: aDepositListsView() } } satisfies Meta<typeof ListsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const lists = [
  aDepositList(),
  aScannedList({ number: 'BD-26-000002' }),
  aDepositList({ number: 'BD-26-000003', status: 'cancelled' }),
  aDepositList({ number: 'BD-26-000004', status: 'over', labels: [], totalWeight: 0 }),
];

export const AllAreChosen: Story = {
  play: async ({ canvas }) => {
    for (const each of canvas.getAllByRole('checkbox')) await expect(each).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Jour du dépôt' })).toHaveValue('2026-11-30');
  },
};
/** One box unticks and ticks them all, and says when they are; how many are ticked stands beside the button. */
export const AllAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const [all, first, ...others] = canvas.getAllByRole('checkbox');
    if (!all || !first) throw new Error('There is no box.');
    await userEvent.click(first);
    await expect(all).not.toBeChecked();
    await expect(canvas.getByText(others.length, { selector: 'strong' })).toBeVisible();
    await userEvent.click(all);
    await expect(first).toBeChecked();
    await userEvent.click(all);
    for (const each of [first, ...others]) await expect(each).not.toBeChecked();
    await expect(canvas.getByText('0', { selector: 'strong' })).toBeVisible();
  },
};
export const LabelsOfOneOrder: Story = {
  args: { view: aDepositListsView({ orderCode: 'CMD-26-2' }) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1),
};
export const WithEarlierLists: Story = {
  args: { view: aDepositListsView({ lists }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Télécharger la liste \(PDF\) Liste BD-26-/ })).toHaveLength(2);
    await expect(canvas.getByText('Scannée au guichet')).toBeVisible();
  },
};
export const NoLabelChosen: Story = {
  args: {
    view: aDepositListsView({
      typed: { trackingIds: [], date: '2026-12-01', faults: { labels: { code: 'required' } } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choisissez au moins une étiquette.');
    await expect(canvas.getByRole('combobox', { name: 'Jour du dépôt' })).toHaveValue('2026-12-01');
  },
};
export const ADayTooLate: Story = {
  args: {
    view: aDepositListsView({
      typed: {
        trackingIds: ['6A37590596021'],
        date: '2026-12-03',
        faults: { date: { code: 'not-taken-then', until: '2026-12-02' } },
      },
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/jusqu’au 02\/12\/2026/),
};
export const NothingToDeposit: Story = {
  args: { view: aDepositListsView({ depositable: { labels: [], dates: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/aucune étiquette à déposer/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Envoyer un colis' })).toBeVisible();
  },
};
export const OnAPhone: Story = { args: WithEarlierLists.args, globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: aDepositListsView({ lang: 'en', lists }) },
};
