import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './description-list.tsx';

const meta = {
  component: DescriptionList,
  parameters: { layout: 'padded' },
  args: {
    rows: [
      { label: 'Poids', value: '1,25 kg' },
      { label: 'Destination', value: 'Belgique' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each label is the term of its value. */
export const TwoRows: Story = {
  play: async ({ canvas }) => {
    const texts = (role: string) => canvas.getAllByRole(role).map((one) => one.textContent);
    await expect(texts('term')).toEqual(['Poids', 'Destination']);
    await expect(texts('definition')).toEqual(['1,25 kg', 'Belgique']);
  },
};
