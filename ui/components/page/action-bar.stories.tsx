import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/components/controls/button.tsx';
import { ActionBar } from './step-layout.tsx';

const meta = {
  component: ActionBar,
  parameters: { layout: 'padded' },
  args: {
    total: (
      <p>
        {'Total TTC '}
        <strong>{'48,88\u00a0€'}</strong>
      </p>
    ),
    children: <Button wide>Continuer</Button>,
  },
  decorators: [
    (Story) => (
      <div>
        {Array.from({ length: 60 }, (_, at) => (
          <p key={at}>Une ligne du panier</p>
        ))}
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const inReach: Story['play'] = async ({ canvas }) => {
  const { bottom } = canvas.getByRole('button', { name: 'Continuer' }).getBoundingClientRect();
  await expect(bottom).toBeLessThanOrEqual(innerHeight);
};

/** Its place is far below the window: the button is at the bottom of it all the same. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: inReach };
/** Neither breaks on the narrowest of phones: the total of a delivery stands beside its longest button. */
export const OnANarrowPhone: Story = {
  args: {
    total: (
      <p>
        {'Hors livraison '}
        <strong>{'1\u202f148,88\u00a0€'}</strong>
      </p>
    ),
    children: <Button wide>Utiliser cette adresse</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const total = canvas.getByText(/^Hors livraison/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.height).toBe(48);
    await expect(total.height).toBeLessThan(button.height);
    await expect(total.right).toBeLessThanOrEqual(button.left);
  },
};
export const OnAWideScreen: Story = {
  args: { isBelowSummary: true },
  play: async ({ canvas }) => expect(canvas.getByText(/^Total TTC/)).not.toBeVisible(),
};
export const InTheDark: Story = { globals: { viewport: { value: 'phone' }, colourScheme: 'dark' }, play: inReach };
export const WithoutAButton: Story = {
  args: { children: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(canvas.getByText(/^Total TTC/)).toBeVisible(),
};
