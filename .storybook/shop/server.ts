import {
  createContext,
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { accountContext, shopContext } from '#ui/request/contexts.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { BusyTime } from './adapters-and-mocks.ts';
import { type Jar, jarContext } from './jar.ts';
import { loadRoutesOf, manifest, routes } from './routes.ts';

/** What a page is made of: its matches, the loaders' data, the action's, and errors. */
export type Page = EntryContext['staticHandlerContext'];

const pageContext = createContext<Page | null>(null);

const build: ServerBuild = {
  routes,
  assets: manifest,
  entry: {
    module: {
      // Nothing is rendered here: the page goes to the router in the same browser as it is.
      default: (...[, status, headers, { staticHandlerContext }, context]) => {
        context.set(pageContext, staticHandlerContext);
        return new Response(null, { status, headers });
      },
    },
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

// A function: the routes become more with each page.
const answerTo = createRequestHandler(() => build, 'development');

export interface ShopAnswer {
  response: Response;
  /** `null`: the answer is no page of the shop. */
  page: Page | null;
}

/** The server's half of the shop: the framework's own handler over the shop's routes, for one visitor. */
export const serverOf =
  ({ shop, jar }: { shop: Shop; jar: Jar }) =>
  async (request: Request): Promise<ShopAnswer> => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(jarContext, jar);
    context.set(accountContext, { requestId: crypto.randomUUID(), backendTime: new BusyTime() });
    await loadRoutesOf(new URL(request.url).pathname.replace(/(?<=\/)_\.data$|\.data$/, ''));
    const response = await answerTo(request, context);
    return { response, page: context.get(pageContext) };
  };
