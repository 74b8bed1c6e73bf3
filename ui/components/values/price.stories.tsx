import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './price.tsx';

const meta = {
  component: Price,
  parameters: { layout: 'padded' },
  args: { view: { main: '18,24\u00a0€' } },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

const whole = {
  main: '15,20\u00a0€ HT',
  note: '18,24\u00a0€ TTC',
  prior: 'au lieu de 21,00\u00a0€',
  eco: 'dont 0,20\u00a0€ d’éco-participation',
};

export const Alone: Story = {};
export const OfAProfessional: Story = {
  globals: { mode: 'pro' },
  args: { view: { main: whole.main, note: whole.note } },
};
export const Reduced: Story = { args: { view: { main: '18,24\u00a0€', prior: whole.prior } } };
/** The price that is paid is read first. */
export const WithEverything: Story = {
  args: { view: whole },
  play: async ({ canvas }) => expect(canvas.getByRole('paragraph').textContent).toBe(Object.values(whole).join('')),
};
export const WithEverythingInTheDark: Story = { args: { view: whole }, globals: { colourScheme: 'dark' } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: { ...whole, main: '1\u202f234\u202f567,80\u00a0€ HT' } },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth),
};
