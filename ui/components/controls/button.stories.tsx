import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { Button, ButtonLink } from './button.tsx';

const meta = {
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Ajouter au panier', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By pointer, by Enter and by the space bar. */
const pressed: Story['play'] = async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button');
  await userEvent.click(button);
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await expect(args.onClick).toHaveBeenCalledTimes(3);
};

const dark = { globals: { colourScheme: 'dark' } };
const pro = { globals: { mode: 'pro' } };

export const Primary: Story = { play: pressed };
export const Secondary: Story = { args: { kind: 'secondary' }, play: pressed };
export const Quiet: Story = { args: { kind: 'quiet' }, play: pressed };
export const PrimaryInTheDark: Story = { ...dark };
export const SecondaryInTheDark: Story = { ...dark, args: { kind: 'secondary' } };
export const QuietInTheDark: Story = { ...dark, args: { kind: 'quiet' } };
export const ForProfessionals: Story = { ...pro };
export const ForProfessionalsInTheDark: Story = { globals: { ...dark.globals, ...pro.globals } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** It keeps the focus, so that what follows is announced: the form refuses the press, not the button. */
export const Busy: Story = {
  args: { 'aria-disabled': true, children: 'mise à jour…' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};

const long = 'Enregistrer l’adresse de facturation et revenir au récapitulatif de la commande';

export const LongText: Story = {
  args: { children: long },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) =>
    expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().right,
    ),
};

export const AsWideAsItsColumn: Story = {
  args: { wide: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.offsetWidth).toBe(button.parentElement?.clientWidth);
  },
};

const { posted, recording } = recordingPosts();

/** Which of a form's buttons was pressed goes with what it sends. */
export const OfAForm: Story = {
  tags: ['hydrated'],
  parameters: recording,
  args: { name: 'intent', value: 'order' },
  render: (args) => (
    <Form method="post">
      <Button {...args} />
      <Button {...args} kind="quiet" value="empty">
        Vider le panier
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Vider le panier' }));
    await waitFor(() => expect(posted.mock.calls).toEqual([[{ intent: 'empty' }]]));
  },
};

/** Leads somewhere and looks like a button. */
export const Link: Story = {
  render: ({ kind, wide }) => (
    <ButtonLink href="#livraison" {...{ kind, wide }}>
      Choisir la livraison
    </ButtonLink>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Choisir la livraison' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#livraison');
  },
};
