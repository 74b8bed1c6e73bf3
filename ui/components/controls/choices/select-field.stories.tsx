import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectField } from './select-field.tsx';

const meta = {
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Pays',
    name: 'pays',
    options: [
      { code: '', name: 'Choisir un pays' },
      { code: 'BE', name: 'Belgique' },
      { code: 'FR', name: 'France' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

const hint = 'Le tarif en dépend.';
const error = 'Choisissez un pays.';

const chosen: Story['play'] = async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.click(canvas.getByText(args.label));
  await expect(field).toHaveFocus();
  await userEvent.selectOptions(field, 'Belgique');
  await expect(field).toHaveValue('BE');
};

export const Empty: Story = { tags: ['hydrated'], play: chosen };
export const Preselected: Story = {
  tags: ['hydrated'],
  args: { defaultValue: 'FR' },
  play: async (context) => {
    await expect(context.canvas.getByRole('combobox')).toHaveValue('FR');
    await chosen(context);
  },
};
export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'Pays (facultatif)' })).toBeVisible(),
};
export const Refused: Story = {
  args: { hint, error },
  play: async (context) => {
    const field = context.canvas.getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${hint} ${error}`);
    await chosen(context);
  },
};
export const RefusedInTheDark: Story = { globals: { colourScheme: 'dark' }, args: { hint, error } };
export const LongOptions: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Pays',
    options: [{ code: 'GS', name: 'Géorgie du Sud et îles Sandwich du Sud, par voie maritime et aérienne' }],
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth),
};
export const Grouped: Story = {
  args: {
    defaultValue: 'BE',
    options: [
      { code: '', name: 'France', below: [{ code: 'FR', name: 'France métropolitaine' }] },
      { code: '', name: 'Europe', below: [{ code: 'BE', name: 'Belgique' }] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('BE');
    await expect(canvas.getByRole('option', { name: 'Belgique' }).parentElement).toHaveAttribute('label', 'Europe');
  },
};
