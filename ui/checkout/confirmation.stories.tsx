import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aConfirmation } from './checkout.examples.ts';
import { ConfirmationScreen } from './confirmation.screen.tsx';

const meta = { component: ConfirmationScreen, args: { view: aConfirmation } } satisfies Meta<typeof ConfirmationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('CMD-0002-4817')).toBeVisible(),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const ServicesOnly: Story = { args: { view: { ...aConfirmation, delivery: undefined } } };
