import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  parameters: { layout: 'padded' },
  args: {
    links: [
      { label: 'Accueil', href: '/' },
      { label: 'Timbres', href: '/boutique/c/timbres' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoParents: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Timbres' })).toHaveAttribute('href', '/boutique/c/timbres');
  },
};
export const InTheDark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { links: [{ label: 'Home', href: '/en' }] },
};
export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    links: ['Accueil', 'Enveloppes et prêt-à-poster', 'Enveloppes kraft à soufflet autocollantes', 'Lots de 250'].map(
      (label) => ({ label, href: `/${label}` }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    // The parent alone, whose whole name is in sight.
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lots de 250']);
  },
};
