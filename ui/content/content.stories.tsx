import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aBannerView, aCarouselView, aContentView, aRichText, Written } from './content.examples.tsx';
import { ContentScreen } from './content.screen.tsx';
import { NoContent } from './no-content.tsx';
import { PreviewBar } from './preview-bar.tsx';

const written = (
  <Written
    slots={[
      { position: 'texte', blocks: [aRichText()] },
      { position: 'suite', blocks: [aCarouselView()] },
    ]}
  />
);

const meta = { component: ContentScreen, args: { view: aContentView(), children: written } } satisfies Meta<
  typeof ContentScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Marchandises dangereuses/);
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const ways = ['Timbre à imprimer', 'Courrier en ligne', 'Recommandé', 'Enveloppes'].map((headline) =>
  aBannerView({ uid: headline, headline, texts: ['Dès 1,52\u00a0€', 'Une preuve et une signature.'] }),
);
const waysToSend = <Written slots={[{ position: 'choix', blocks: [...ways, aRichText()] }]} />;
const boxesOf = (root: HTMLElement) =>
  [...root.querySelectorAll('article')].map((card) => card.getBoundingClientRect());

const rightOf = (card: Element) => card.querySelector('img')?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;

export const WaysToSend: Story = {
  args: { children: waysToSend },
  play: async ({ canvasElement }) =>
    expect(new Set(boxesOf(canvasElement).map(({ top, bottom }) => `${top} ${bottom}`)).size).toBe(1),
};
export const WaysToSendInTheDark: Story = { args: { children: waysToSend }, globals: { colourScheme: 'dark' } };

/** On a phone the picture of each stands beside its texts, so that all are seen at once. */
export const WaysToSendOnAPhone: Story = {
  args: { children: waysToSend },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const cards = boxesOf(canvasElement);
    const [first] = cards;
    const last = cards.at(-1);
    await expect((last?.bottom ?? Number.POSITIVE_INFINITY) - (first?.top ?? 0)).toBeLessThan(innerHeight);
    for (const { left } of cards) await expect(left).toBe(first?.left);
    for (const card of canvasElement.querySelectorAll('article')) {
      const [right, texts] = [rightOf(card), [...card.children].filter(({ tagName }) => tagName !== 'IMG')];
      for (const text of texts) await expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(right);
    }
  },
};

export const Preview: Story = {
  args: {
    children: (
      <>
        <PreviewBar
          view={{
            text: 'Aperçu\u202f: contenu non publié',
            leave: { label: 'Quitter l’aperçu', href: '/cx-preview?quitter=1' },
          }}
        />
        {written}
      </>
    ),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Quitter l’aperçu' })).toHaveAttribute('href', '/cx-preview?quitter=1'),
};

export const WithoutItsContent: Story = {
  args: {
    view: aContentView({ title: 'Cookies' }),
    children: (
      <>
        <NoContent
          view={{
            text: 'Information temporairement indisponible',
            ways: [
              { label: 'Revenir à l’accueil', href: '/' },
              { label: 'Consulter l’espace d’aide', href: '/espace-aide' },
            ],
          }}
        />
        <p>Ce que la page fait elle-même reste là.</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Information temporairement indisponible')).toBeVisible();
    await expect(canvas.getByText(/reste là/)).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  args: { view: aContentView({ title: 'Dangerous and prohibited goods', breadcrumb: [{ label: 'Home', href: '/' }] }) },
};
