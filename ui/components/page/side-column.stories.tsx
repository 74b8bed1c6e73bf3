import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SideColumn, SidePoints } from './side-column.tsx';

const meta = {
  component: SideColumn,
  parameters: { layout: 'padded' },
  args: {
    title: 'Bon à savoir',
    side: <SidePoints points={['Vous renvoyez les articles dans les quatorze jours.', 'Vous êtes remboursé.']} />,
    children: <p>Ce à quoi vous renoncez</p>,
  },
} satisfies Meta<typeof SideColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
const phone = { viewport: { value: 'phone' } };

export const OnAWideScreen: Story = {
  play: async ({ canvas }) => {
    const side = boxOf(canvas.getByRole('region', { name: 'Bon à savoir' }));
    const form = boxOf(canvas.getByText('Ce à quoi vous renoncez'));
    await expect([side.top, side.left > form.right]).toEqual([form.top, true]);
  },
};
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const side = boxOf(canvas.getByRole('region', { name: 'Bon à savoir' }));
    await expect(side.bottom).toBeLessThan(boxOf(canvas.getByText('Ce à quoi vous renoncez')).top);
  },
};
export const LastOnAPhone: Story = {
  globals: phone,
  args: { isLast: true },
  play: async ({ canvas }) => {
    const side = boxOf(canvas.getByRole('region', { name: 'Bon à savoir' }));
    await expect(side.top).toBeGreaterThan(boxOf(canvas.getByText('Ce à quoi vous renoncez')).bottom);
  },
};
