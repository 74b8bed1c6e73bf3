import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { CopiedCode } from './copied-code.tsx';

const meta = {
  component: CopiedCode,
  parameters: { layout: 'padded' },
  args: { value: 'CMD-26-004817' },
} satisfies Meta<typeof CopiedCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  args: { value: '6A10243742140', text: 'Étiquette 6A10 2437 4214 0' },
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le numéro Étiquette 6A10 2437 4214 0' }));
    await expect(written).toHaveBeenCalledWith('6A10243742140');
    await expect(canvas.getByRole('button', { name: /^Numéro copié/ })).toBeVisible();
    written.mockRestore();
  },
};

export const UnderItsText: Story = {
  args: InText.args,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const start = (element: Element, child = element) => {
      const range = document.createRange();
      range.selectNodeContents(child);
      return Math.round(range.getBoundingClientRect().left);
    };
    await expect(start(canvas.getByText('Copier'))).toBe(start(canvas.getByText(/^Étiquette/, { ignore: 'button *' })));
  },
};

export const Copied: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le numéro' }));
    await expect(written).toHaveBeenCalledWith('CMD-26-004817');
    await expect(canvas.getByRole('button', { name: 'Numéro copié' })).toBeVisible();
    written.mockRestore();
  },
};
