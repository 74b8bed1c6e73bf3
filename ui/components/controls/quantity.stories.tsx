import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { callOf } from '#ui/lean/in-document.ts';
import { countEarlySteps, stepField } from '#ui/lean/quantity-steps.ts';
import { labelsIn } from '#ui/wording/eager-labels.ts';
import { CopyContext } from '#ui/wording/use-copy.ts';
import { Quantity } from './quantity.tsx';

const meta = {
  component: Quantity,
  parameters: { layout: 'padded' },
  args: { id: 'quantity', name: 'quantity', label: 'Quantité', value: '1', max: 5, onWanted: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Quantity>;
export default meta;

type Story = StoryObj<typeof meta>;
type Props = Parameters<typeof Quantity>[0];

function Controlled({ value, onWanted, ...rest }: Props) {
  const [wanted, setWanted] = useState(value);
  const want = (next: string) => {
    setWanted(next);
    onWanted(next);
  };
  return <Quantity {...rest} value={wanted} onWanted={want} />;
}

const more = { name: 'Augmenter la quantité' };
const less = { name: 'Diminuer la quantité' };

export const Steps: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent: shopper, args }) => {
    const field = canvas.getByRole('spinbutton');
    for (let press = 0; press < 5; press += 1) await shopper.click(canvas.getByRole('button', more));
    await expect(field).toHaveValue(5);
    await expect(canvas.getByRole('button', more)).toHaveAttribute('aria-disabled', 'true');
    await shopper.click(canvas.getByRole('button', less));
    await expect(field).toHaveValue(4);
    await expect(args.onWanted).toHaveBeenLastCalledWith('4');
    await shopper.clear(field);
    await shopper.type(field, '5');
    await expect(args.onWanted).toHaveBeenLastCalledWith('5');
  },
};

export const AtItsLimit: Story = {
  args: { value: '5' },
  play: async ({ canvas, userEvent: shopper, args }) => {
    await shopper.click(canvas.getByRole('button', more));
    await expect(canvas.getByRole('spinbutton')).toHaveValue(5);
    await expect(args.onWanted).not.toHaveBeenCalled();
  },
};

export const AtOne: Story = {
  play: async ({ canvas, userEvent: shopper, args }) => {
    await expect(canvas.getByRole('button', less)).toHaveAttribute('aria-disabled', 'true');
    await shopper.click(canvas.getByRole('button', less));
    await expect(args.onWanted).not.toHaveBeenCalled();
  },
};

/** A quantity that is too great is not corrected while it is typed. */
export const TooMany: Story = {
  play: async ({ canvas, userEvent: shopper, args }) => {
    await shopper.type(canvas.getByRole('spinbutton'), '2');
    await expect(canvas.getByRole('spinbutton')).toBeInvalid();
    await expect(args.onWanted).toHaveBeenLastCalledWith('12');
  },
};

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { label: 'Quantity' },
  play: async ({ canvas, userEvent: shopper }) => {
    await shopper.click(canvas.getByRole('button', { name: 'Increase the quantity' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(2);
  },
};

/** The server's HTML, pressed before and after hydration. */
export const PressedEarly: Story = {
  render: () => <div data-testid="document" />,
  play: async ({ canvas, args }) => {
    const page = document.createElement('div');
    canvas.getByTestId('document').append(page);
    const control = (
      <CopyContext value={labelsIn('fr')}>
        <Controlled {...args} />
      </CopyContext>
    );
    page.innerHTML = renderToString(control);
    const { getByRole } = within(page);
    const press = () => userEvent.click(getByRole('button', more));
    const text = callOf(countEarlySteps, stepField);
    document.head.append(Object.assign(document.createElement('script'), { text }));
    await press();
    await press();
    await expect(getByRole('spinbutton')).toHaveValue(3);
    await expect(args.onWanted).not.toHaveBeenCalled();
    const root = hydrateRoot(page, control);
    await waitFor(() => expect(args.onWanted).toHaveBeenCalledWith('3'));
    await press();
    await expect(getByRole('spinbutton')).toHaveValue(4);
    await expect(args.onWanted).toHaveBeenCalledTimes(2);
    root.unmount();
  },
};
