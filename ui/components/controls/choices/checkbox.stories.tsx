import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  component: Checkbox,
  parameters: { layout: 'padded' },
  args: { name: 'avis', value: 'oui', label: 'Demander un avis de réception', checked: false },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The box, its label and the space bar do the same. */
const ticked: Story['play'] = async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox', { name: args.label });
  await userEvent.click(canvas.getByText(args.label));
  await expect(box).toHaveProperty('checked', !args.checked);
  await expect(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(box).toHaveProperty('checked', args.checked);
};

const text = 'Le destinataire signe un avis, que vous recevez par courrier\u202f: 1,35\u00a0€.';
const error = 'Cochez cette case pour commander.';

export const Empty: Story = { play: ticked };
export const Checked: Story = { args: { checked: true }, play: ticked };
export const Explained: Story = {
  args: { text },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(text),
};
export const Refused: Story = {
  args: { text, error },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(`${text} ${error}`);
  },
};
export const RefusedInTheDark: Story = { ...Refused, globals: { colourScheme: 'dark' } };
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label:
      'Je demande que les services en ligne commencent dès le paiement et je renonce à mon droit de rétractation sur ceux-ci',
    text,
  },
  play: ticked,
};
