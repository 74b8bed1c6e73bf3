import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '#ui/components/page/page.tsx';
import { aBannerView, aCarouselView, aRichText, someSubcategories, Written } from '#ui/content/content.examples.tsx';
import type { BlockView } from './blocks.view.ts';

const Content = ({ blocks }: { blocks: BlockView[] }) => (
  <Page>
    <h1>Conseils pratiques</h1>
    <Written slots={[{ position: 'principal', blocks }]} />
  </Page>
);

const meta = { component: Content, args: { blocks: [aBannerView()] } } satisfies Meta<typeof Content>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneBanner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /douze jardins/ })).toHaveAttribute('href', '/boutique/c/timbres');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const OneBannerOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const BannersWithMargins: Story = {
  args: {
    blocks: [
      aBannerView({ above: 16, below: 64 }),
      aBannerView({ uid: 'deux', headline: 'Une boîte à la taille de chaque envoi', above: 32, below: 16 }),
      aBannerView({ uid: 'trois', headline: 'Le kraft dans tous ses formats', above: 64, below: 32 }),
    ],
  },
  play: async ({ canvasElement }) => {
    const banners = [...canvasElement.querySelectorAll('[data-above]')].map((banner) => getComputedStyle(banner));
    await expect(banners.map((style) => [style.marginBlockStart, style.marginBlockEnd])).toEqual([
      ['16px', '64px'],
      ['32px', '16px'],
      ['64px', '32px'],
    ]);
  },
};

export const BannerWithTexts: Story = {
  args: { blocks: [aBannerView({ texts: ['Dès 1,52\u00a0€', 'Une preuve et une signature.'] })] },
  play: async ({ canvas }) => expect(canvas.getByText('Une preuve et une signature.')).toBeVisible(),
};

export const BannerWithoutPicture: Story = { args: { blocks: [aBannerView({ picture: null })] } };

export const BannerThatOnlyTells: Story = { args: { blocks: [aBannerView({ link: null })] } };

export const BannerOfAnotherSite: Story = {
  args: { blocks: [aBannerView({ link: { href: 'https://musee.example/', note: '(autre site)' } })] },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /\(autre site\)$/ })).toBeVisible(),
};

export const BannerOfAPictureAlone: Story = {
  args: {
    blocks: [
      aBannerView({ headline: '', picture: { src: aBannerView().picture?.src ?? '', alt: 'Le carnet du printemps' } }),
    ],
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Le carnet du printemps' })).toHaveAttribute('href', '/boutique/c/timbres'),
};

export const Carousel: Story = {
  tags: ['hydrated'],
  args: { blocks: [aCarouselView()] },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Écrire, envoyer, collectionner' });
    await expect(list.scrollWidth, 'all stand in view').toBe(list.clientWidth);
    const ends = list.lastElementChild?.getBoundingClientRect().right ?? 0;
    await expect(Math.round(ends), 'the last row is full').toBe(Math.round(list.getBoundingClientRect().right));
  },
};

export const CarouselOnAPhone: Story = {
  args: Carousel.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Écrire, envoyer, collectionner' });
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    const next = list.children[1]?.getBoundingClientRect();
    const shown = window.innerWidth - (next?.left ?? 0);
    await expect(shown / (next?.width ?? 1), 'a share of the next one is seen').toBeGreaterThan(0.25);
    list.focus();
    await expect(list).toHaveFocus();
  },
};

export const CarouselWithAModestTitle: Story = {
  args: { blocks: [aCarouselView({ titleTag: 'p', more: null })] },
};

export const Subcategories: Story = { args: { blocks: [someSubcategories()] } };

export const SubcategoriesOnTheirOwnGround: Story = {
  args: { blocks: [someSubcategories({ ground: null, radius: 0 })] },
};

export const SubcategoriesInTheDark: Story = {
  globals: { colourScheme: 'dark' },
  args: { blocks: [someSubcategories(), someSubcategories({ uid: 'autres', ground: null })] },
};

export const RichText: Story = { args: { blocks: [aRichText()] } };

/** A heading begins on the line of what stands beside it, whose parts are as far from each other as anywhere. */
export const Questions: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    blocks: [
      aRichText({
        html: `<h2>Ce que vous faites, dans l’ordre, pour envoyer un colis</h2><ol><li>Payez</li></ol><h2>Toutes les questions que vous nous posez</h2>
<h3>Sans imprimante ?</h3><p>Montrez le code.</p><h3>Que ne faut-il pas envoyer ?</h3><p>Les piles.</p>`,
      }),
    ],
  },
  play: async ({ canvas }) => {
    const boxOf = (text: string | RegExp) => canvas.getByText(text).getBoundingClientRect();
    await expect(boxOf(/^Sans/).top).toBe(boxOf(/^Toutes/).top);
    await expect(boxOf(/^Montrez/).top - boxOf(/^Sans/).bottom).toBe(8);
    await expect(boxOf(/^Les piles/).top - boxOf(/^Que ne/).bottom).toBe(8);
  },
};

export const WideTableOnAPhone: Story = {
  args: { blocks: [aRichText()] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    canvas.getByRole('region', { name: 'Tableau' }).focus();
    await expect(canvas.getByRole('region', { name: 'Tableau' })).toHaveFocus();
  },
};

export const EverythingInTheDark: Story = {
  globals: { colourScheme: 'dark' },
  args: { blocks: [aBannerView(), aCarouselView(), someSubcategories(), aRichText()] },
};
