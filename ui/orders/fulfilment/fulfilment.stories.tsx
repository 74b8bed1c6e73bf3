import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { aFulfilmentView, labelFulfilments } from '../orders.examples.ts';
import { Fulfilments } from './fulfilment.tsx';
import type { FulfilmentView, PolledFulfilmentView } from './fulfilment.view.ts';

const meta = {
  component: Fulfilments,
  parameters: { layout: 'padded' },
  args: { views: [aFulfilmentView()] },
} satisfies Meta<typeof Fulfilments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The own endpoint of one story; the last answer is repeated. `null`: it cannot be reached. */
function answering(name: string, ...answers: (FulfilmentView | null)[]) {
  const href = `/ecom/commandes/${name}/etat/parcel`;
  const view: PolledFulfilmentView = { ...aFulfilmentView(), href, interval: 20 };
  const calls: string[] = [];
  const beforeEach = () => {
    calls.length = 0;
    const real = window.fetch;
    const spy = spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      if (input !== href) return real(input, init);
      const answer = answers[Math.min(calls.length, answers.length - 1)];
      calls.push(href);
      if (!answer) throw new TypeError('No network.');
      return Response.json(answer);
    });
    return () => spy.mockRestore();
  };
  return { args: { views: [view] }, beforeEach, calls };
}

const { pending, part, made, late } = {
  pending: aFulfilmentView(),
  part: aFulfilmentView(labelFulfilments.part),
  made: aFulfilmentView(labelFulfilments.made),
  late: aFulfilmentView(labelFulfilments.late),
};

const third = answering('troisieme', pending, pending, made);
/** Success at the third call of the page: asked for no more. */
export const Made: Story = {
  tags: ['hydrated'],
  args: third.args,
  beforeEach: third.beforeEach,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Nous préparons vos étiquettes…')[0]).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('C’est prêt.')[0]).toBeVisible());
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(third.calls).toHaveLength(3);
  },
};

/** New data of the page replace what is shown, and what they no longer list stays as it was last. */
export const LoadedAgain: Story = {
  render: () => {
    const [views, load] = useState([
      { ...aFulfilmentView(labelFulfilments.part), href: '/ecom/commandes/a/etat/parcel' },
    ]);
    const next = views.map((view) => ({ ...view, ...aFulfilmentView(labelFulfilments.made), href: view.href }));
    return (
      <>
        <button type="button" onClick={() => load(next)}>
          Recharger
        </button>
        <button type="button" onClick={() => load([])}>
          Ne plus lister
        </button>
        <Fulfilments views={views} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Vérifier à nouveau' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recharger' }));
    await waitFor(() => expect(canvas.getAllByText('C’est prêt.')[0]).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Vérifier à nouveau' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ne plus lister' }));
    await expect(canvas.getAllByText('C’est prêt.')[0]).toBeVisible();
  },
};

const incomplete = answering('incomplet', part);
export const MadeInPart: Story = {
  args: incomplete.args,
  beforeEach: incomplete.beforeEach,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Télécharger les étiquettes prêtes' })).toBeVisible());
    await expect(canvas.getAllByText(/6A1, 6A2\. Le reste suit.: 6A3/)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vérifier à nouveau' })).toBeVisible();
    await expect(incomplete.calls).toHaveLength(1);
  },
};

const exhausted = answering('epuise', pending);
/** Pending to the last: seven calls after the page's own, and no word of a failure. */
export const Exhausted: Story = {
  args: exhausted.args,
  beforeEach: exhausted.beforeEach,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Vérifier à nouveau' })).toBeVisible());
    await waitFor(() =>
      expect(canvas.getAllByText(/plus de temps que prévu. Votre commande est enregistrée/)).not.toHaveLength(0),
    );
    await expect(exhausted.calls).toHaveLength(7);
  },
};

const broken = answering('en-panne', pending, null);
export const Broken: Story = {
  args: broken.args,
  beforeEach: broken.beforeEach,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/plus de temps que prévu/)).not.toHaveLength(0));
    await expect(broken.calls).toHaveLength(2);
  },
};

const two = answering('deux-onglets', pending, made);
/** Two pages of one order ask once for each attempt, and both say how it ended. */
export const InTwoTabs: Story = {
  args: two.args,
  beforeEach: two.beforeEach,
  render: (args) => (
    <>
      <Fulfilments {...args} />
      <Fulfilments {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.getAllByText('C’est prêt.').filter((each) => each.matches('p:not([role])'))).toHaveLength(2);
    await expect(two.calls).toHaveLength(2);
  },
};

const quiet = answering('en-silence', pending, made);
/** The page says what it waits for; that it is made is said all the same. */
export const QuietUntilMade: Story = {
  args: { views: quiet.args.views.map((view) => ({ ...view, isQuiet: true })) },
  beforeEach: quiet.beforeEach,
  play: async ({ canvas }) => waitFor(() => expect(canvas.getAllByText('C’est prêt.')[0]).toBeVisible()),
};
export const QuietWhenLate: Story = {
  args: { views: [{ ...late, isQuiet: true }] },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^$/),
};

/** What the page's own first answer says, without any further call. */
export const LateFromTheBeginning: Story = { args: { views: [late] } };
export const InPartFromTheBeginning: Story = { args: { views: [part] } };
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { views: [aFulfilmentView(labelFulfilments.part, { lang: 'en' })] },
};
