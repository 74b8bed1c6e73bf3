import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioCard } from './radio-card.tsx';

const meta = {
  component: RadioCard,
  parameters: { layout: 'padded' },
  args: { name: 'mode', value: 'home', title: 'À domicile', price: '4,50\u00a0€' },
} satisfies Meta<typeof RadioCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const children = 'Remis au destinataire entre le mardi 24 et le jeudi 26 novembre.';
const dark = { globals: { colourScheme: 'dark' } };

/** The whole card is pressed, not only its button. */
const chosen: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('À domicile'));
  await expect(canvas.getByRole('radio')).toBeChecked();
  await expect(canvas.getByRole('radio')).toHaveFocus();
};

export const Empty: Story = { play: chosen };
export const Selected: Story = {
  args: { selected: true, children },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: /^À domicile/ })).toBeChecked(),
};
export const SelectedInTheDark: Story = { ...dark, args: { selected: true, children } };
export const SelectedByAProfessional: Story = { globals: { mode: 'pro' }, args: { selected: true, children } };
export const Explained: Story = { args: { children }, play: chosen };

const disabled = { disabled: true, children: 'Non proposé pour cette adresse.' };
export const NotAvailable: Story = {
  args: disabled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('À domicile'));
    await expect(canvas.getByRole('radio')).not.toBeChecked();
    await expect(canvas.getByText(disabled.children)).toBeVisible();
  },
};
export const NotAvailableInTheDark: Story = { ...dark, args: disabled };
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'En point de retrait, chez un commerçant ou dans un bureau de poste près de chez vous',
    price: '1\u202f249,90\u00a0€',
    children: 'Le colis y est gardé quatorze jours. Une pièce d’identité et le code reçu par e-mail sont demandés.',
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth),
};
