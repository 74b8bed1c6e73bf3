import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '#ui/components/controls/button.tsx';
import { Totals } from '#ui/components/values/totals.tsx';
import { StepLayout } from './step-layout.tsx';

const totals = [
  { label: 'Articles (3)', value: '44,38\u00a0€' },
  { label: 'Total TTC', value: '48,88\u00a0€', strong: true },
];

const meta = {
  component: StepLayout,
  args: {
    view: {
      title: 'Livraison',
      steps: [
        { label: 'Panier', href: '/checkout/recapitulatif', done: true },
        { label: 'Livraison', current: true },
        { label: 'Paiement' },
      ],
      back: { label: 'Revenir au panier', href: '/checkout/recapitulatif' },
    },
    side: { id: 'recapitulatif', title: 'Récapitulatif', totals, open: 'Voir', content: <Totals rows={totals} /> },
    children: <p>{'Où faut-il livrer\u202f?'}</p>,
  },
} satisfies Meta<typeof StepLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const TwoColumns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Récapitulatif' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /48,88/ })).toBeNull();
  },
};
export const TwoColumnsInTheDark: Story = { globals: { colourScheme: 'dark' } };

const leadingOn = <Button wide>Continuer</Button>;
const fields = Array.from({ length: 60 }, (_, at) => <p key={at}>Une question</p>);
const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

/** On a wide screen the button that leads on ends what a step asks, with the way back beside it; the total stays beside. */
const belowTheStep: Story['play'] = async ({ canvas }) => {
  const button = boxOf(canvas.getByRole('button', { name: 'Continuer' }));
  const [first] = canvas.getAllByText('Une question');
  const last = canvas.getAllByText('Une question').at(-1) as HTMLElement;
  await expect(button.left).toBe(boxOf(first as HTMLElement).left);
  await expect(button.top).toBeGreaterThan(boxOf(last).bottom);
  await expect(boxOf(canvas.getByRole('link', { name: 'Revenir au panier' })).bottom).toBeGreaterThan(button.top);
  last.scrollIntoView();
  const total = within(canvas.getByRole('region', { name: 'Récapitulatif' })).getByText(/^48,88/);
  await expect(boxOf(total).top).toBeGreaterThan(0);
  await expect(boxOf(total).bottom).toBeLessThanOrEqual(innerHeight);
};
export const ActionBelowTheStep: Story = { args: { action: leadingOn, children: fields }, play: belowTheStep };
/** Where one reads before one acts, the button stands right below the total, and stays there. */
export const LastBelowTheSummary: Story = {
  args: { last: leadingOn, children: fields },
  play: async ({ canvas }) => {
    canvas.getAllByText('Une question').at(-1)?.scrollIntoView();
    const button = boxOf(canvas.getByRole('button', { name: 'Continuer' }));
    const summary = boxOf(canvas.getByRole('region', { name: 'Récapitulatif' }));
    await expect(button.left).toBe(summary.left);
    await expect(button.top).toBeGreaterThanOrEqual(summary.bottom);
    await expect(button.bottom).toBeLessThanOrEqual(innerHeight);
  },
};
/** Another way on stands between the button and the way back, in one row with the button. */
export const AnotherWayBesideTheAction: Story = {
  args: { action: leadingOn, beside: <Button kind="secondary">Sans enregistrer</Button>, children: fields },
  play: async ({ canvas }) => {
    const [button, other] = ['Continuer', 'Sans enregistrer'].map((name) =>
      boxOf(canvas.getByRole('button', { name })),
    );
    await expect(other?.top).toBe(button?.top);
    await expect(other?.left).toBeGreaterThan(button?.right ?? Number.POSITIVE_INFINITY);
  },
};
/** A summary that is longer than the window is scrolled in itself. */
export const LongSummary: Story = {
  args: { side: { id: 'recapitulatif', title: 'Récapitulatif', totals, open: 'Voir', content: fields } },
  play: async ({ canvas }) => {
    const last = canvas.getAllByText('Une question').at(-1) as HTMLElement;
    await expect(boxOf(canvas.getByRole('group', { name: 'Récapitulatif' })).height).toBeLessThanOrEqual(innerHeight);
    last.scrollIntoView();
    await expect(boxOf(last).bottom).toBeLessThanOrEqual(innerHeight);
  },
};
export const LastOnAPhone: Story = {
  globals: phone,
  args: { last: leadingOn, children: fields },
  play: async ({ canvas }) => {
    const questions = canvas.getAllByText('Une question');
    const button = boxOf(canvas.getByRole('button', { name: 'Continuer' }));
    await expect(button.top).toBeGreaterThan(boxOf(questions.at(-1) as HTMLElement).bottom);
  },
};

/** On a phone the total stays in sight, and opens what it is made of. */
export const TotalOnAPhone: Story = {
  tags: ['hydrated'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region', { name: 'Récapitulatif' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Total TTC 48,88/ }));
    await waitFor(() => expect(canvas.getByText(/^44,38/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Récapitulatif' })).toBeNull());
  },
};
export const TotalBeingMade: Story = {
  globals: phone,
  args: { busy: 'mise à jour…' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /mise à jour…/ })).toBeVisible(),
};
export const WithoutATotal: Story = {
  globals: phone,
  args: { side: { ...meta.args.side, totals: [] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /Voir/ })).toBeNull(),
};
