import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chips, Mention } from './chip.tsx';

const meta = {
  component: Chips,
  parameters: { layout: 'padded' },
  args: {
    label: 'Filtres actifs',
    links: [
      { label: 'Retirer Format\u202f: Carnet', text: 'Format\u202f: Carnet', href: '#sans-carnet' },
      { label: 'Retirer Tarif\u202f: Lettre verte', text: 'Tarif\u202f: Lettre verte', href: '#sans-verte' },
    ],
  },
} satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { globals: { viewport: { value: 'phone' } } };
const dark = { globals: { colourScheme: 'dark' } };

/** Removing a filter does not move the page. */
export const Filters: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('list', { name: 'Filtres actifs' })).toBeVisible();
    for (const { label, text, href } of args.links) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: label });
      await expect(link).toHaveFocus();
      await expect(link.textContent).toBe(text);
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('data-scroll', 'keep');
    }
  },
};
export const FiltersInTheDark: Story = { ...dark };
export const None: Story = {
  args: { links: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};
export const ManyOnAPhone: Story = {
  ...narrow,
  args: {
    links: ['Carnet', 'Feuille', 'Bloc', 'Collector à tirage limité, présenté dans son étui illustré'].map((name) => ({
      label: `Retirer Format\u202f: ${name}`,
      text: `Format\u202f: ${name}`,
      href: `#sans-${name}`,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
  },
};

const mention = () => <Mention>Fabriqué en France</Mention>;
export const AFact: Story = { render: mention };
export const AFactInTheDark: Story = { ...dark, render: mention };
