import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const previous = { label: 'Page précédente', href: '?page=1' };
const next = { label: 'Page suivante', href: '?page=3' };

const meta = {
  component: Pagination,
  parameters: { layout: 'padded' },
  args: { pages: { label: 'Page 2 sur 3', previous, next } },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InBetween: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages de résultats' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Page précédente' })).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute('rel', 'prev');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Page suivante' })).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute('rel', 'next');
  },
};
export const First: Story = {
  args: { pages: { label: 'Page 1 sur 3', next } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1),
};
export const Last: Story = {
  args: { pages: { label: 'Page 3 sur 3', previous } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1),
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { pages: { label: 'Page 1\u202f234 sur 1\u202f289', previous, next } },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth),
};
/** Both ways stand on one line of their own, their words on two. */
export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    pages: {
      label: 'Page 2 sur 10',
      previous: { ...previous, label: 'Commandes plus récentes' },
      next: { ...next, label: 'Commandes plus anciennes' },
    },
  },
  play: async ({ canvas }) => {
    const [newer, older] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(older?.top).toBe(newer?.top);
    await expect(older?.width).toBe(newer?.width);
  },
};
export const Dark: Story = { globals: { colourScheme: 'dark' } };
