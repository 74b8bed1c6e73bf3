import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { expect } from 'storybook/test';
import { aPostageOffer, foundPostage } from '#domain/postage/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { recordingForms } from '#tests/shared/posts.ts';
import { CopyContext } from '#ui/wording/use-copy.ts';
import { aPostageView, typedAs } from './postage.examples.ts';
import { PostageScreen } from './postage.screen.tsx';
import type { PostageView } from './postage.view.ts';
import { postageHtml } from './postage-html.server.tsx';

/** The page as the server makes it: the form and its answer as HTML. */
function Postage({ view }: { view: PostageView }) {
  const labels = use(CopyContext);
  return labels && <PostageScreen view={postageHtml(view, { labels, request: new Request(location.href) })} />;
}

const meta = { component: Postage, args: { view: aPostageView() } } satisfies Meta<typeof Postage>;
export default meta;
type Story = StoryObj<typeof meta>;

const asking = aPostageView({ typed: typedAs(), found: null });
const { sent, beforeEach } = recordingForms();

export const Asking: Story = {
  beforeEach,
  args: { view: asking },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Poids' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Je connais le poids' }));
    await expect(canvas.queryByRole('textbox', { name: 'Nombre de feuilles A4' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Poids' }), '35');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Destination' }), 'Belgique');
    await userEvent.click(canvas.getByRole('button', { name: 'Trouver le timbre' }));
    await expect(sent).toHaveBeenCalledWith({ par: 'poids', feuilles: '', enveloppe: 'DL', poids: '35', pays: 'BE' });
  },
};

export const Answered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Envoyer 35/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Voir les timbres.*Lettre verte$/ })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const English: Story = { globals: { language: 'en' }, args: { view: aPostageView({}, { lang: 'en' }) } };

export const Professional: Story = {
  globals: { mode: 'pro' },
  args: {
    view: aPostageView(
      { found: foundPostage({ offers: [aPostageOffer({ price: { ttc: euros(5.39), ht: euros(4.49) } })] }) },
      { mode: 'pro' },
    ),
  },
};

/** More stamps than are drawn. */
export const ManyStamps: Story = {
  args: {
    view: aPostageView({
      found: foundPostage({
        grams: 2000,
        offers: [aPostageOffer({ stamps: { count: 12, name: 'Lettre verte 20 g', value: euros(18.24) } })],
      }),
    }),
  },
};

export const Customs: Story = {
  args: {
    view: aPostageView({ found: foundPostage({ destination: { code: 'JP', name: 'Japon' }, customsForm: true }) }),
  },
};

export const Suspended: Story = {
  args: {
    view: aPostageView({
      found: foundPostage({
        destination: { code: 'SD', name: 'Soudan' },
        offers: [],
        suspension: { since: '2023-04-21', until: null },
      }),
    }),
  },
};

export const NothingGoes: Story = { args: { view: aPostageView({ found: foundPostage({ offers: [] }) }) } };

export const TooHeavy: Story = {
  args: {
    view: aPostageView({
      typed: typedAs({ weight: '40000', country: 'FR' }),
      found: null,
      fault: { field: 'poids', kind: 'too-heavy' },
    }),
  },
  play: async ({ canvas }) => {
    const weight = canvas.getByRole('textbox', { name: 'Poids' });
    await expect(weight).toBeInvalid();
    await expect(weight).toHaveAccessibleDescription(/Un envoi ne peut pas peser plus de 30/);
  },
};

export const Failed: Story = { args: { view: aPostageView({ found: 'failed' }) } };

export const FailedWhole: Story = { args: { view: aPostageView({ options: null, found: null }) } };
