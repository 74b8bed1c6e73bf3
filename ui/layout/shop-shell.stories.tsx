import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFetcher } from 'react-router';
import { expect } from 'storybook/test';
import { Page } from '#ui/components/page/page.tsx';
import { frenchLayout } from './layout.examples.ts';
import type { VisitorView } from './layout.view.ts';
import { ShopShell } from './shop-shell.tsx';
import { addition, type CountedAnswer } from './visitor/addition.ts';

/** A page on which articles are added, and on which something else is posted. */
const Shop = () => {
  const adding = useFetcher({ key: addition });
  const other = useFetcher();
  const add = (quantity: string) =>
    adding.submit({ add: '1', quantity }, { method: 'post', defaultShouldRevalidate: false });
  return (
    <ShopShell view={frenchLayout}>
      <Page>
        <h1>Titre de la page</h1>
        <button type="button" onClick={() => add('5')}>
          Ajouter
        </button>
        <button type="button" onClick={() => add('-3')}>
          Ajouter moins trois
        </button>
        <button type="button" onClick={() => other.submit({ choice: 'yes' }, { method: 'post' })}>
          Choisir
        </button>
      </Page>
    </ShopShell>
  );
};

const visitor = (count: number): VisitorView => ({ cartCount: count, cartLabel: `Panier, ${count} articles` });
const counted = (name: string) => ({ name: `Panier, ${name} articles` });

/** How often the loader was asked: by the page first. */
let asked = 0;
let answered = Promise.withResolvers<CountedAnswer>();

const meta = {
  component: Shop,
  parameters: {
    route: {
      path: '*',
      loader: () => (asked++ === 0 ? null : visitor(asked === 2 ? 1 : 9)),
      action: async ({ request }: { request: Request }) =>
        (await request.formData()).has('add') ? answered.promise : {},
    },
  },
  beforeEach: () => {
    asked = 0;
    answered = Promise.withResolvers();
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An addition counts at once, then as its answer says, and nobody asks again; another change does. */
export const CountedByTheAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', counted('1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    await expect(canvas.getByText('6')).toBeVisible();
    answered.resolve({ visitor: visitor(3) });
    await canvas.findByRole('link', counted('3'));
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(asked).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir' }));
    await canvas.findByRole('link', counted('9'));
  },
};

/** An answer without a count, as of an addition that was lost on its way: the header asks what the cart has. */
export const AskedForWhereTheAnswerDoesNotCount: Story = {
  play: async ({ canvas, userEvent }) => {
    const add = () => userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    await canvas.findByRole('link', counted('1'));
    await add();
    answered.resolve({ visitor: visitor(3) });
    await canvas.findByRole('link', counted('3'));
    answered = Promise.withResolvers();
    await add();
    await expect(canvas.getByText('8')).toBeVisible();
    answered.resolve({});
    await canvas.findByRole('link', counted('9'));
  },
};

/** What is known of the visitor is shown although the cart could not be read, which is not said to be empty. */
export const CartNotRead: Story = {
  parameters: {
    route: {
      path: '*',
      loader: (): VisitorView => ({ account: { name: 'Compte Particulier', links: [] }, cartCount: 0 }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Compte Particulier');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    await expect(canvas.getByRole('link', { name: 'Panier' })).toHaveTextContent(/^Panier$/);
    await expect(canvas.getByRole('link', { name: 'Panier' }).querySelector('span:empty')).not.toBeNull();
    answered.resolve({ visitor: visitor(3) });
    await canvas.findByRole('link', counted('3'));
  },
};

/** What is no quantity is counted by nobody, before its answer says what is wrong. */
export const NoQuantity: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', counted('1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter moins trois' }));
    await expect(canvas.getByText('1')).toBeVisible();
    answered.resolve({});
    await canvas.findByRole('link', counted('9'));
  },
};
