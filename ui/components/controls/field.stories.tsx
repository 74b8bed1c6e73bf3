import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './field.tsx';

const meta = {
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'Commune', name: 'commune', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const hint = 'Telle qu’elle figure sur une enveloppe.';
const error = 'Saisissez une commune.';
const narrow = { globals: { viewport: { value: 'phone' } } };
const dark = { globals: { colourScheme: 'dark' } };

/** Its label leads to it, and what is typed stays. */
const typed: Story['play'] = async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('textbox');
  await userEvent.click(canvas.getByText(args.label));
  await expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.keyboard('Mios');
  await expect(field).toHaveValue('Mios');
  await expect(args.onChange).toHaveBeenCalled();
};

export const Empty: Story = {
  tags: ['hydrated'],
  play: async (context) => {
    await expect(context.canvas.getByRole('textbox')).toBeRequired();
    await typed(context);
  },
};
export const FilledIn: Story = { args: { defaultValue: 'L’Isle-Jourdain' }, play: typed };
export const Explained: Story = {
  args: { hint },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(hint),
};
export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Commune (facultatif)' })).not.toBeRequired(),
};
export const OptionalInEnglish: Story = {
  globals: { language: 'en' },
  args: { label: 'Town', optional: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Town (optional)' })).toBeVisible(),
};
export const Refused: Story = {
  args: { hint, error, defaultValue: '12345' },
  play: async (context) => {
    const field = context.canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${hint} ${error}`);
    await typed(context);
  },
};
export const RefusedInTheDark: Story = { ...dark, args: { hint, error } };
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Limoges' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};
export const Short: Story = {
  args: { label: 'Code postal', name: 'codePostal', short: true, inputMode: 'numeric' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.offsetWidth).toBeLessThan(field.parentElement?.offsetWidth ?? 0);
  },
};
export const LongTexts: Story = {
  ...narrow,
  args: {
    label: 'Numéro de téléphone portable du destinataire, pour le prévenir du passage du facteur',
    hint: 'Il sert à cette livraison seulement et il est effacé une fois le colis remis en mains propres.',
    error: 'Saisissez un numéro de portable français à 10 chiffres, qui commence par 06 ou par 07.',
    optional: true,
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth),
};
