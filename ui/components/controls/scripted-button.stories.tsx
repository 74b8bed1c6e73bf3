import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';
import { ScriptedButton } from './scripted-button.tsx';

const meta = {
  component: ScriptedButton,
  parameters: { layout: 'padded' },
  args: { kind: 'secondary', children: 'Imprimer cette page', onClick: fn() },
} satisfies Meta<typeof ScriptedButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Imprimer cette page' });
    await expect(button).toBeEnabled();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** A press that nothing hears yet would be lost. */
export const BeforeItsProgramHasCome: Story = {
  render: (args) => {
    const page = new DOMParser().parseFromString(renderToString(<ScriptedButton {...args} />), 'text/html');
    const { className = '', textContent } = page.querySelector('button:disabled') ?? {};
    return (
      <button type="button" disabled className={className}>
        {textContent}
      </button>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Imprimer cette page' })).toBeDisabled();
  },
};
