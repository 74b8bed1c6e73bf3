import type { StoryContext } from '@storybook/react-vite';
import { worldOf } from './backend.ts';
import type { Settings } from './composition.ts';
import { OpenShop } from './open-shop.ts';
import { loadRoutesOf } from './routes.ts';
import { Storefront } from './storefront.tsx';
import type { Toolbar } from './toolbar.ts';
import { answerWith } from './worker.ts';

/** What a story of the shop may say: `parameters: { shop: { at, settings, before } }`. */
export interface ShopStory {
  /** The first address. */
  at?: string;
  /** Settings of `adapters/config.ts`. */
  settings?: Settings;
  /** Steps that come before the first page. */
  before?(shop: OpenShop): Promise<void>;
}

let opened: { story: string; shop: OpenShop } | undefined;

/** Opens a shop for a story; while the story stays, the toolbar changes what the same shop shows. */
async function openShop(context: StoryContext) {
  const { at = '/', settings, before }: ShopStory = context.parameters.shop ?? {};
  const toolbar = context.globals as unknown as Toolbar;
  const isOpen = opened?.story === context.id;
  if (!isOpen) opened = { story: context.id, shop: new OpenShop(settings) };
  const { shop } = opened ?? {};
  if (!shop) throw new Error('There is no shop.');
  // Before there is a worker, which every request has to pass.
  await loadRoutesOf(at);
  await answerWith(worldOf(shop));
  if (!isOpen) await before?.(shop);
  await shop.follow(toolbar, isOpen ? undefined : at);
  return { shop };
}

const closeShop = () => () => {
  opened?.shop.close();
  opened = undefined;
};

export const shopIn = ({ loaded }: Pick<StoryContext, 'loaded'>): OpenShop => loaded.shop;

/** The annotations of a file of stories that walk through the shop. */
export const inShop = {
  parameters: { shop: {} },
  loaders: [openShop],
  beforeEach: closeShop,
  render: (_args: object, context: Pick<StoryContext, 'loaded'>) => <Storefront shop={shopIn(context)} />,
};
