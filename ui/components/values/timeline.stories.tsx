import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './timeline.tsx';

const meta = {
  component: Timeline,
  parameters: { layout: 'padded' },
  args: {
    label: 'Étapes',
    steps: [
      { id: '0', text: 'Commandé', date: '20/11/2026', isNow: false },
      { id: '1', text: 'Courrier envoyé', date: '23/11/2026', isNow: true },
      { id: '2', text: 'Code saisi', date: '', isNow: false, isAhead: true },
      { id: '3', text: 'Actif', date: 'Prévu le 01/12/2026', isNow: false, isAhead: true },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is reached, what is now, and what is to come. */
export const HalfWay: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    // Without a date, Orca said it like one that is reached: it says nothing of `aria-current`.
    await expect(steps.map((step) => /à venir/.test(step.textContent))).toEqual([false, false, true, false]);
    await expect(canvas.getByRole('list', { name: 'Étapes' })).toBeVisible();
  },
};
