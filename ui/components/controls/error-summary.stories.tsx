import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from './button.tsx';
import { RadioCards } from './choices/radio-cards.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './field.tsx';

const meta = {
  component: ErrorSummary,
  parameters: { layout: 'padded' },
  args: {
    title: 'Le formulaire contient des erreurs. Ce que vous avez saisi est conservé.',
    errors: { nom: 'Saisissez un nom.', codePostal: 'Le code postal doit compter 5 chiffres.' },
  },
  render: (args) => (
    <form>
      <ErrorSummary {...args} />
      <TextField label="Nom" name="nom" />
      <TextField label="Code postal" name="codePostal" />
    </form>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus when it appears, and each fault leads to its field. */
export const Faults: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    for (const [fault, label] of [
      ['Saisissez un nom.', 'Nom'],
      [/5 chiffres/, 'Code postal'],
    ] as const) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: fault });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', `#${canvas.getByLabelText(label).id}`);
    }
  },
};
export const FaultsInTheDark: Story = { globals: { colourScheme: 'dark' } };

/** A field takes the focus from its link, and the address stays: another one would make the form forget its answer. */
export const Followed: Story = {
  tags: ['hydrated'],
  args: { errors: { codePostal: 'Le code postal doit compter 5 chiffres.', mode: 'Choisissez un mode.' } },
  render: (args) => (
    <form style={{ paddingBlock: '100vh' }}>
      <ErrorSummary {...args} />
      <TextField label="Code postal" name="codePostal" />
      <RadioCards
        name="mode"
        label="Mode de livraison"
        choices={[{ value: 'domicile', title: 'Domicile', selected: false }]}
      />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    await userEvent.click(canvas.getByRole('link', { name: /5 chiffres/ }));
    const field = canvas.getByLabelText('Code postal');
    await expect(field).toHaveFocus();
    // Where an address leads to the field, its label is in view.
    field.scrollIntoView();
    await expect(canvas.getByText('Code postal').getBoundingClientRect().top).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('link', { name: 'Choisissez un mode.' }));
    await expect(canvas.getByRole('radio', { name: 'Domicile' })).toHaveFocus();
    await expect(location.href).toBe(before);
  },
};

export const OneForTwoFields: Story = {
  args: { errors: { nom: 'Saisissez un nom ou une société.', societe: 'Saisissez un nom ou une société.' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /une société/ })).toHaveAttribute('href', '#champ-nom'),
};

export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    errors: {
      complement:
        'Le complément d’adresse contient des signes que la machine de tri ne lit pas\u202f: parenthèses, crochets et barres obliques inversées.',
    },
  },
};

export const None: Story = {
  args: { errors: {} },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
};

/** What is refused a second time is announced again. */
export const RefusedAgain: Story = {
  tags: ['hydrated'],
  render: function Refusing({ errors, title }) {
    const [shown, setShown] = useState({});
    return (
      <>
        <ErrorSummary title={title} errors={shown} />
        <Button type="button" onClick={() => setShown({ ...errors })}>
          Enregistrer
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const _ of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
      await expect(canvas.getByRole('alert')).toHaveFocus();
    }
  },
};
