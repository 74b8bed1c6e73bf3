import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { ErrorSummary } from '#ui/components/controls/error-summary.tsx';
import { TextField } from '#ui/components/controls/field.tsx';
import { noteTyping } from './typing.ts';

const errors = { 'to.street': 'Saisissez l’adresse', 'column.0': 'Saisissez l’adresse', terms: 'Cochez la case' };

const Page = () => {
  const [answer, setAnswer] = useState(errors);
  return (
    <div onSubmit={(event) => event.preventDefault()}>
      <form method="post">
        <ErrorSummary title="Vérifiez les champs" errors={answer} />
        <TextField name="to.street" label="Rue" hint="Avec son numéro" error={errors['to.street']} />
        <TextField name="column.0" label="Ville" error={errors['column.0']} />
        <Checkbox name="terms" value="yes" label="J’accepte" checked={false} error={errors.terms} />
        <div data-judged>
          <TextField name="weight" label="Poids" error="Saisissez le poids" />
        </div>
        <button>Continuer</button>
        <button type="button" onClick={() => setAnswer({ ...errors })}>
          Refuser
        </button>
      </form>
      <form role="search">
        <button>Rechercher</button>
      </form>
    </div>
  );
};

const meta = { component: Page, beforeEach: noteTyping } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ACorrectedFieldIsNotWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const [street, city, terms] = [
      canvas.getByLabelText('Rue'),
      canvas.getByLabelText('Ville'),
      canvas.getByLabelText('J’accepte'),
    ];
    await userEvent.type(street, '4');
    await waitFor(() => expect(street).not.toHaveAttribute('aria-invalid'));
    await expect(street).toHaveAccessibleDescription('Avec son numéro');
    await expect(city).toBeInvalid();
    await expect(canvas.getByRole('link', { name: errors['column.0'] })).toBeVisible();
    await userEvent.type(city, 'M');
    await waitFor(() =>
      expect(canvas.queryAllByText(errors['column.0']).filter((text) => text.checkVisibility())).toEqual([]),
    );
    await userEvent.click(terms);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    const judged = canvas.getByLabelText('Poids');
    await userEvent.type(judged, '2');
    await expect(judged).toBeInvalid();
  },
};

export const ThePressJudgesAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const [label, text] of [
      ['Rue', '4'],
      ['Ville', 'M'],
    ] as const)
      await userEvent.type(canvas.getByLabelText(label), text);
    await userEvent.click(canvas.getByLabelText('J’accepte'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
    await expect(canvas.getByLabelText('Rue')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    // Said of an answer that is good, an old fault misleads.
    await expect(canvas.queryByRole('alert')).toBeNull();
    const street = canvas.getByLabelText('Rue');
    await expect(street).toBeInvalid();
    await expect(street).toHaveAccessibleDescription(`Avec son numéro ${errors['to.street']}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Refuser' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
