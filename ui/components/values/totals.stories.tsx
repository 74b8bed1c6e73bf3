import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Totals } from './totals.tsx';

const rows = [
  { label: 'Articles (3)', value: '44,38\u00a0€' },
  { label: 'Livraison', value: '4,50\u00a0€' },
  { label: 'Total TTC', value: '48,88\u00a0€', strong: true },
];

const meta = { component: Totals, parameters: { layout: 'padded' }, args: { rows } } satisfies Meta<typeof Totals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(rows.map(({ label }) => label));
  },
};
/** While they are made, no former amount is shown. */
export const BeingMade: Story = {
  args: { busy: 'mise à jour…' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/€/)).toBeNull();
    await expect(canvas.getByText('mise à jour…')).toBeVisible();
    await expect(canvasElement.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: [
      { label: 'dont éco-participation et contribution au recyclage du mobilier', value: '1\u202f234,56\u00a0€' },
      ...rows,
    ],
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth),
};
