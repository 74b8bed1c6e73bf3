import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { expect } from 'storybook/test';
import { aPointOfSale } from '#domain/points-of-sale/examples.ts';
import type { Lang } from '#domain/shared/mode.ts';
import { recordingForms } from '#tests/shared/posts.ts';
import { CopyContext } from '#ui/wording/use-copy.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { PointsOfSaleScreen } from './points-of-sale.screen.tsx';
import { type PointsOfSalePage, type PointsOfSaleView, pointsOfSaleView } from './points-of-sale.view.ts';
import { pointsOfSaleHtml } from './points-of-sale-html.server.tsx';

/** The page as the server makes it: the form and its answer as HTML. */
function PointsOfSale({ view }: { view: PointsOfSaleView }) {
  const labels = use(CopyContext);
  return (
    labels && <PointsOfSaleScreen view={pointsOfSaleHtml(view, { labels, request: new Request(location.href) })} />
  );
}

const lyon = { address: '', postalCode: '69002', city: 'Lyon', country: 'FR' };
const points = [
  aPointOfSale(),
  aPointOfSale({ id: 'lyon-2', name: 'Tabac presse Sainte-Anne', distance: 0.85, sells: ['stamps', 'parcels'] }),
  aPointOfSale({ id: 'lyon-3', name: 'Fleuriste Saint-Jean', sells: ['parcels'], reopensOn: '2026-12-07' }),
];
const viewOf = (result: PointsOfSalePage['result'], lang: Lang = 'fr', search = lyon) =>
  pointsOfSaleView({ search, result, today: '2026-11-23' }, wordingOf({ lang, mode: 'part' }));

const meta = {
  component: PointsOfSale,
  args: { view: viewOf({ kind: 'found', points, total: 31 }) },
} satisfies Meta<typeof PointsOfSale>;
export default meta;
type Story = StoryObj<typeof meta>;

const { sent, beforeEach } = recordingForms();

export const Asking: Story = {
  beforeEach,
  args: { view: viewOf(null, 'fr', { ...lyon, postalCode: '', city: '' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code postal' }), '69002');
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
    await expect(sent).toHaveBeenCalledWith({ rue: '', cp: '69002', ville: '' });
  },
};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const [week] = canvas.getAllByText('Horaires de la semaine');
    if (week) await userEvent.click(week);
    await expect(canvas.getAllByText('Dimanche')[0]).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const English: Story = {
  globals: { language: 'en' },
  args: { view: viewOf({ kind: 'found', points, total: 3 }, 'en') },
};

export const NoneNear: Story = { args: { view: viewOf({ kind: 'found', points: [], total: 0 }) } };

export const UnknownPlace: Story = { args: { view: viewOf({ kind: 'unknown-place' }) } };

export const WrongPostalCode: Story = {
  args: { view: viewOf({ kind: 'fault', fault: 'postal-code' }, 'fr', { ...lyon, postalCode: '690' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code postal' })).toBeInvalid();
  },
};

export const Failed: Story = { args: { view: viewOf({ kind: 'failed' }) } };
