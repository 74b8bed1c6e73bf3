import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './field.tsx';
import { FieldRow } from './field-row.tsx';

const meta = {
  component: FieldRow,
  parameters: { layout: 'padded' },
  args: {
    children: (
      <>
        <TextField label="Poids de la lettre" name="poids" hint="En grammes, enveloppe comprise." />
        <TextField label="Nombre" name="nombre" error="Saisissez un nombre." />
      </>
    ),
  },
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/** A hint of one field, and an error below the other, leave the controls on one line and each label near its own. */
const onTheirLines: Story['play'] = async ({ canvas }) => {
  const { bottom } = canvas.getByRole('textbox', { name: 'Nombre' }).getBoundingClientRect();
  await expect(topOf(canvas.getByText('Saisissez un nombre.'))).toBeGreaterThan(bottom);
  const [first, ...others] = canvas.getAllByRole('textbox').map(topOf);
  await expect(
    Math.round((first ?? 0) - canvas.getByText('Nombre').closest('label')!.getBoundingClientRect().bottom),
  ).toBe(4);
  await expect(others).toEqual(others.map(() => first));
};

export const SideBySide: Story = { play: onTheirLines };
/** Hints of two lengths begin right below their labels. */
export const TwoHints: Story = {
  args: {
    children: (
      <>
        <TextField label="Poids" name="poids" hint="En grammes." />
        <TextField label="Nombre" name="nombre" hint={'Une étiquette pour chacun des colis. '.repeat(5)} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Poids').closest('label')!.getBoundingClientRect();
    await expect(Math.round(topOf(canvas.getByText('En grammes.')) - label.bottom)).toBe(4);
  },
};
export const ThreeOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    kind: 'thirds',
    children: (
      <>
        <TextField label="Longueur" name="longueur" />
        <TextField label="Largeur" name="largeur" error="Saisissez une largeur." />
        <TextField label="Hauteur" name="hauteur" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('textbox').map(topOf);
    await expect(others).toEqual(others.map(() => first));
  },
};
/** On a phone one stands below the other. */
export const OneBelowTheOther: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await expect(topOf(second)).toBeGreaterThan(first.getBoundingClientRect().bottom);
  },
};
