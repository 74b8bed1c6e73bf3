import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './steps.tsx';

const labels = ['Panier', 'Livraison', 'Paiement', 'Confirmation'];
const at = (current: number, names = labels) =>
  names.map((label, index) => ({
    label,
    current: index === current,
    done: index < current,
    ...(index < current ? { href: `/etape/${index}` } : {}),
  }));

const meta = {
  component: Steps,
  parameters: { layout: 'padded' },
  args: { steps: at(1) },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those that are done lead back, and say that they are done. */
const walked: Story['play'] = async ({ canvas, args }) => {
  const done = args.steps.filter((step) => step.done).length;
  await expect(canvas.queryAllByRole('link')).toHaveLength(done);
  await expect(canvas.queryAllByText('(étape terminée)')).toHaveLength(done);
  const items = canvas.getAllByRole('listitem');
  await expect(items.findIndex((item) => item.ariaCurrent === 'step')).toBe(done);
};

export const First: Story = { args: { steps: at(0) }, play: walked };
export const InBetween: Story = { play: walked };
export const Last: Story = { args: { steps: at(3) }, play: walked };
/** However long their names are. */
export const AsWideAsEachOther: Story = {
  args: { steps: at(2, ['Votre colis', 'Livraison', 'Adresses', 'Dépôt et récapitulatif']) },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
};
export const InTheDark: Story = { globals: { colourScheme: 'dark' } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { steps: at(2, ['Votre lettre recommandée', 'Adresses', 'Vérification et paiement']) },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth),
};
/** The numbers of a phone do not say what comes next; the names of a wide screen do. */
export const NextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ensuite :')).toBeVisible();
    await expect(canvas.getAllByText('Paiement').at(-1)).toBeVisible();
  },
};
export const NextOnAWideScreen: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Ensuite :')).not.toBeVisible(),
};
