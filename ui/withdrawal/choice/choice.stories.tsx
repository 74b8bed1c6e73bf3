import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { expect } from 'storybook/test';
import { aChoiceView } from '#ui/withdrawal/withdrawal.examples.ts';
import { CopyContext } from '#ui/wording/use-copy.ts';
import { ChoiceScreen } from './choice.screen.tsx';
import type { ChoiceView } from './choice.view.ts';
import { choiceHtml } from './choice-html.server.tsx';

/** The page as the server makes it: what stands below its lead as HTML. */
function Choice({ view }: { view: ChoiceView }) {
  const labels = use(CopyContext);
  return labels && <ChoiceScreen view={choiceHtml(view, { labels, request: new Request(location.href) })} />;
}

const meta = { component: Choice, args: { view: aChoiceView() } } satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachWay: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    const [order = ''] = names.flatMap((name) => /, Commande (\S+)$/.exec(name ?? '')?.[1] ?? []);
    await expect(names).toEqual(
      expect.arrayContaining(
        ['Renoncer au contrat ici', 'Retourner un article à Maison Lettrine', 'Faire rembourser une étiquette'].map(
          (name) => `${name} Commande ${order}`,
        ),
      ),
    );
    await expect(new Set(names).size).toBe(names.length);
  },
};
/** The comparison is read first. */
export const ComparedFirst: Story = {
  play: async ({ canvas }) => {
    const [table, order] = [canvas.getByText('Qui paie le renvoi'), canvas.getByRole('search')];
    await expect(table.checkVisibility()).toBe(true);
    await expect(table.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const NothingFound: Story = {
  args: {
    view: aChoiceView({ page: { orders: [], page: 0, pageCount: 0, count: 0 }, orders: [], text: 'timbres' }),
  },
};
export const SignedOut: Story = { args: { view: aChoiceView({ page: undefined, orders: [] }) } };
export const OrdersAway: Story = { args: { view: aChoiceView({ page: null, orders: [] }) } };
export const NoOrders: Story = {
  args: { view: aChoiceView({ page: { orders: [], page: 0, pageCount: 0, count: 0 }, orders: [] }) },
};
export const Professional: Story = { globals: { mode: 'pro' }, args: { view: aChoiceView({ mode: 'pro' }) } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByText('Qui paie le renvoi');
    await expect(cell.checkVisibility()).toBe(false);
    await userEvent.click(canvas.getByText('Vos possibilités', { selector: 'summary *' }));
    await expect(cell.checkVisibility()).toBe(true);
  },
};
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aChoiceView({ lang: 'en' }) } };
