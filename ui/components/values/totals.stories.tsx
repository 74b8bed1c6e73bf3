import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Totals } from './totals.tsx';

const meta = {
  component: Totals,
  parameters: { layout: 'padded' },
  args: {
    rows: [
      { label: '11 articles', value: '184,80 €' },
      { label: 'Réduction', value: '−18,48 €' },
      { label: 'Livraison', value: '5,39 €', note: 'D’autres modes restent à choisir' },
      { label: 'Total TTC, livraison à compléter', value: '171,71 €', strong: true },
      { label: 'dont TVA', value: '17,31 €' },
    ],
  },
} satisfies Meta<typeof Totals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTax: Story = {};

export const Busy: Story = {
  args: { busy: 'mise à jour…' },
  play: async ({ canvas }) => expect(canvas.getByText('mise à jour…')).toBeVisible(),
};

/** Professionals add up either column. */
export const InColumns: Story = {
  args: {
    rows: [
      { label: '11 articles', value: '166,58 € HT', columns: ['166,58 €', '184,80 €'] },
      { label: 'dont éco-participation', value: '1,20 € TTC', columns: ['', '1,20 €'] },
      { label: 'Réduction', value: '−8,33 € HT', columns: ['−8,33 €', '−9,24 €'] },
      { label: 'Livraison', value: 'Calculée à l’étape suivante' },
      { label: 'Total hors livraison', value: '158,25 € HT', columns: ['158,25 €', '175,56 €'], strong: true },
      { label: 'dont TVA', value: '17,31 € TTC', columns: ['', '17,31 €'] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'HT' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total hors livraison 158,25 € 175,56 €' })).toBeVisible();
  },
};

export const InColumnsOnAPhone: Story = { ...InColumns, globals: { viewport: { value: 'phone' } } };

/** Spaced letters (WCAG 1.4.12) at 320 px: no amount is cut, and none stands beside the page. */
export const InColumnsWithSpacedLetters: Story = {
  ...InColumns,
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Rows) => (
      <div style={{ inlineSize: '14rem', letterSpacing: '0.12em', wordSpacing: '0.16em' }}>
        <Rows />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(Number(table.parentElement?.clientWidth));
    await expect(canvas.getByRole('row', { name: 'Total hors livraison 158,25 € 175,56 €' })).toBeVisible();
  },
};

export const BusyInColumns: Story = { args: { ...InColumns.args, busy: 'mise à jour…' } };
