import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { expect } from 'storybook/test';
import { aPointOfSale } from '#domain/points-of-sale/examples.ts';
import type { Lang } from '#domain/shared/mode.ts';
import { recordingForms } from '#tests/shared/posts.ts';
import { aMapSource } from '#ui/map/map.examples.ts';
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
  aPointOfSale({
    id: 'lyon-2',
    name: 'Tabac presse Sainte-Anne',
    distance: 0.85,
    place: { latitude: 45.7548, longitude: 4.8366 },
    sells: ['stamps', 'parcels'],
  }),
  aPointOfSale({
    id: 'lyon-3',
    name: 'Fleuriste Saint-Jean',
    place: null,
    sells: ['parcels'],
    reopensOn: '2026-12-07',
  }),
];
interface ResultsExample {
  lang?: Lang;
  search?: typeof lyon;
  tiles?: string;
}

const viewOf = (result: PointsOfSalePage['result'], { lang = 'fr', search = lyon, tiles }: ResultsExample = {}) =>
  pointsOfSaleView({ search, result, today: '2026-11-23', map: aMapSource(tiles) }, wordingOf({ lang, mode: 'part' }));

const meta = {
  component: PointsOfSale,
  args: { view: viewOf({ kind: 'found', points, total: 31 }) },
} satisfies Meta<typeof PointsOfSale>;
export default meta;
type Story = StoryObj<typeof meta>;

const { sent, beforeEach } = recordingForms();

export const Asking: Story = {
  beforeEach,
  args: { view: viewOf(null, { search: { ...lyon, postalCode: '', city: '' } }) },
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

/** A wide screen shows it at once. */
export const WithTheMap: Story = {
  play: async ({ canvas, userEvent }) => {
    const marker = await canvas.findByRole('button', { name: '2. Tabac presse Sainte-Anne' }, { timeout: 10_000 });
    await expect(canvas.queryByRole('button', { name: /Fleuriste/ }), 'nobody knows where it is').toBeNull();
    marker.focus();
    await userEvent.keyboard('{Enter}');
    const line = canvas.getByRole('heading', { name: 'Tabac presse Sainte-Anne' }).closest('li');
    await expect(line).toHaveFocus();
    const map = canvas.getByRole('region', { name: 'Carte des points de vente' });
    await expect(map).toBeVisible();
    await expect(map.getBoundingClientRect().left, 'it is beside the list').toBeGreaterThan(
      Number(line?.getBoundingClientRect().right),
    );
  },
};

export const MapWithoutPictures: Story = {
  args: { view: viewOf({ kind: 'found', points, total: 3 }, { tiles: 'data:nothing' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Consultez la liste, qui est complète/, {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

export const WithoutTheMap: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Masquer la carte' }));
    await expect(canvas.queryByRole('region', { name: 'Carte des points de vente' })).toBeNull();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Carte des points de vente' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Voir la carte' })).toBeEnabled();
  },
};

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const English: Story = {
  globals: { language: 'en' },
  args: { view: viewOf({ kind: 'found', points, total: 3 }, { lang: 'en' }) },
};

export const NoneNear: Story = { args: { view: viewOf({ kind: 'found', points: [], total: 0 }) } };

export const UnknownPlace: Story = { args: { view: viewOf({ kind: 'unknown-place' }) } };

export const WrongPostalCode: Story = {
  args: { view: viewOf({ kind: 'fault', fault: 'postal-code' }, { search: { ...lyon, postalCode: '690' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code postal' })).toBeInvalid();
  },
};

export const Failed: Story = { args: { view: viewOf({ kind: 'failed' }) } };
