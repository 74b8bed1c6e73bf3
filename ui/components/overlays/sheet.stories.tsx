import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Sheet } from './sheet.tsx';

const meta = {
  component: Sheet,
  parameters: { layout: 'padded' },
  args: { id: 'filtres', title: 'Filtrer', children: <p>Format, tarif, marque</p> },
  render: (args) => (
    <main style={{ minBlockSize: '20rem' }}>
      <button type="button" popoverTarget={args.id}>
        Voir les filtres
      </button>
      <Sheet {...args} />
    </main>
  ),
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Column: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Filtrer' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Fermer' })).toBeNull();
  },
};

/** Over the page on a phone: opened and closed by buttons that need no program. */
export const OverThePage: Story = {
  parameters: { moves: true },
  tags: ['hydrated'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les filtres' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filtrer' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** What closing undoes is done again by the next opening. */
export const OpenedTwice: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Voir les filtres' });
    for (const time of ['first', 'second']) {
      await userEvent.click(opener);
      await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filtrer' }), time).toHaveFocus());
      await expect(opener, time).toHaveAttribute('inert');
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
      await waitFor(() => expect(opener, time).not.toHaveAttribute('inert'));
      await expect(canvas.queryByRole('dialog'), time).toBeNull();
      await waitFor(() => expect(canvasElement.querySelector('[popover][tabindex]'), time).toBeNull());
    }
  },
};

/** A phone that is turned makes it a column: nothing behind it stays out of reach. */
export const BecomingAColumn: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const wide = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
    const asked = spyOn(window, 'matchMedia').mockReturnValue(wide);
    const opener = canvas.getByRole('button', { name: 'Voir les filtres' });
    await userEvent.click(opener);
    await waitFor(() => expect(opener).toHaveAttribute('inert'));
    asked.mockRestore();
    wide.dispatchEvent(new Event('change'));
    await waitFor(() => expect(opener).not.toHaveAttribute('inert'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Voir les filtres' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Fermer' })).toBeVisible());
};
export const OverThePageInTheDark: Story = { globals: { ...phone, colourScheme: 'dark' }, play: opened };
export const LongOnAPhone: Story = {
  globals: phone,
  args: {
    title: 'Filtrer les enveloppes, pochettes et colis',
    children: <p>{'Format, tarif, marque. '.repeat(120)}</p>,
  },
  play: async (context) => {
    await opened?.(context);
    const sheet = await context.canvas.findByRole('dialog');
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
  },
};
