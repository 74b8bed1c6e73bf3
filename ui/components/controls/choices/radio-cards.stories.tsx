import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioCards } from './radio-cards.tsx';

const choices = [
  { value: 'r1', title: 'R1', text: 'Jusqu’à 16\u00a0€ en cas de perte', price: '5,74\u00a0€', selected: true },
  { value: 'r2', title: 'R2', text: 'Jusqu’à 153\u00a0€ en cas de perte', price: '6,79\u00a0€', selected: false },
  { value: 'r3', title: 'R3', selected: false },
];

const meta = {
  component: RadioCards,
  parameters: { layout: 'padded' },
  args: { name: 'niveau', label: 'Niveau de garantie', choices },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const noneSelected = choices.map((choice) => ({ ...choice, selected: false }));

/** One of the group is chosen, by pointer or by the arrows. */
export const Choosing: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Niveau de garantie' })).toBeVisible();
    const [first, second, third] = canvas.getAllByRole('radio');
    await expect(first).toBeChecked();
    await userEvent.click(canvas.getByText('R2'));
    await expect(second).toBeChecked();
    await expect(first).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(third).toHaveFocus();
    await expect(third).toBeChecked();
  },
};
export const NothingChosen: Story = {
  args: { choices: noneSelected },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};
const refusedIn = (colour: string): Story => ({
  args: { choices: noneSelected, error: 'Choisissez un niveau de garantie.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Niveau de garantie' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choisissez un niveau de garantie.');
    const [card] = group.querySelectorAll('label');
    await expect(card && getComputedStyle(card).borderTopColor, 'in the colour of an error').toBe(colour);
  },
});
export const Refused: Story = refusedIn('rgb(179, 54, 27)');
export const RefusedInTheDark: Story = { ...refusedIn('rgb(255, 154, 127)'), globals: { colourScheme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Where no part gives them a size. */
export const BesideNoCard: Story = {
  render: () => (
    <>
      <input type="radio" name="niveau" aria-label="R1" />
      <input type="radio" name="niveau" aria-label="R2" defaultChecked />
      <input type="checkbox" aria-label="Avis" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const control of [...canvas.getAllByRole('radio'), canvas.getByRole('checkbox')])
      await expect(getComputedStyle(control)).toMatchObject({ inlineSize: '24px', blockSize: '24px' });
    for (const radio of canvas.getAllByRole('radio'))
      await expect(getComputedStyle(radio).appearance, 'the shop draws it, chosen or not').toBe('none');
  },
};
