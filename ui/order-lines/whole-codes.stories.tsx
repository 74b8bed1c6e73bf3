import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WholeCodes } from './whole-codes.tsx';

const meta = {
  component: WholeCodes,
  args: { text: 'Voir la commande CMD-26-PRO-ABC, envoi A-1.' },
  decorators: [
    (Narrow) => (
      <a href="#commande" style={{ display: 'inline-flex', width: '11rem' }}>
        <Narrow />
      </a>
    ),
  ],
} satisfies Meta<typeof WholeCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InANarrowColumn: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByText('CMD-26-PRO-ABC');
    const line = canvas.getByText('A-1').getBoundingClientRect().height;
    await expect(code.getBoundingClientRect().height).toBe(line);
    await expect(canvas.getByText(/^Voir la commande/).getBoundingClientRect().left).toBe(
      code.getBoundingClientRect().left,
    );
    await expect(getComputedStyle(code).textDecorationLine).toBe('underline');
    await expect(canvas.getByRole('link')).toHaveTextContent('Voir la commande CMD-26-PRO-ABC, envoi A-1.');
  },
};
