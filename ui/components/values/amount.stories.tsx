import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from './amount.tsx';

const meta = {
  component: Amount,
  parameters: { layout: 'padded' },
  args: { amount: '€3,648.00 excl.\u00a0VAT', note: '€4,377.60 incl.\u00a0VAT' },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = (element: HTMLElement) => element.getClientRects().length;

export const InAWideLine: Story = {};
/** Neither the amount nor the tax is torn; the tax has a line of its own. */
export const InAShortLine: Story = {
  decorators: [(Shown) => <p style={{ inlineSize: '6rem' }}>{Shown()}</p>],
  play: async ({ canvas }) => {
    const [figures, tax] = [canvas.getByText('€3,648.00'), canvas.getByText('excl. VAT')];
    await expect([lines(figures), lines(tax)]).toEqual([1, 1]);
    await expect(tax.getBoundingClientRect().top).toBeGreaterThan(figures.getBoundingClientRect().top + 8);
  },
};
/** In French both are short enough for one line; what an option adds stays whole. */
export const French: Story = {
  args: { amount: '3\u202f648,00\u00a0€\u00a0HT', note: '4\u202f377,60\u00a0€\u00a0TTC' },
  play: async ({ canvas }) => expect(canvas.getByText(/HT$/)).toBeVisible(),
};
export const Extra: Story = {
  args: { amount: '+ 6,00\u00a0€', note: '' },
  play: async ({ canvas }) => expect(canvas.getByText('+ 6,00 €')).toBeVisible(),
};
