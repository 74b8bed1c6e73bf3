import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from '#ui/components/pictures.examples.ts';
import { Picture } from './picture.tsx';

const meta = {
  component: Picture,
  parameters: { layout: 'padded' },
  args: { src: pictures.greenBooklet, alt: 'Carnet de 12 timbres', size: 240 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Carnet de 12 timbres' })).toHaveProperty('loading', 'lazy'),
};
export const First: Story = {
  args: { when: 'first' },
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveProperty('fetchPriority', 'high'),
};
/** Its place is as large before it has come. */
export const OnItsWay: Story = {
  args: { src: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>` },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('img')?.offsetHeight).toBe(240),
};
/** Of several widths the browser takes the one that fits; a drawing has one only. */
export const OfSeveralWidths: Story = {
  args: { src: `${pictures.greenBooklet}#-360`, sizes: '15rem', when: 'soon' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await expect(picture.srcset).toMatch(/-240 240w, .*-360 360w$/);
    await expect(picture).toHaveAttribute('sizes', '15rem');
  },
};
export const Missing: Story = {
  args: { src: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('span')).toBeVisible();
  },
};
