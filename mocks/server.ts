import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { getResponse } from 'msw';
import { documents } from '#contracts/generated/documents.ts';
import { pictureHandlers } from '#mocks/medias/handlers.ts';
import { externalSites } from './external-sites/external-sites.ts';
import { handlers } from './handlers.ts';
import { contractPage, isContract } from './host/contract-page.ts';
import { withCors } from './host/cors.ts';
import { counter } from './host/counter.ts';
import { frontPage } from './host/front-page.ts';
import { moveOrder } from './host/order-moves.ts';
import { command } from './host/scenario-form.ts';
import { sentMail } from './host/sent-mail.ts';
import { keepDefaultWorld, recordsOf } from './host/snapshot.ts';
import { statesPage } from './host/states-page.ts';
import { depositListCounter } from './labels/deposit-list-counter.ts';
import { collector } from './measurement/collector.ts';
import { tiles } from './pickup/tiles.ts';
import { ordersIn } from './records/orders.ts';
import { ledgerIn } from './records/payments.ts';
import { advanceClock, isoNowIn } from './shared/calendar/clock.ts';
import { jsonFile } from './shared/json-file.ts';
import { FONT_PATHS, fontAt, page } from './shared/pages/look.ts';
import { isAnswer } from './shared/problems.ts';
import { type Fetch, type Listening, listen } from './shared/requests/listen.ts';
import { clearScenarios, scenarioRules } from './shared/scenarios.ts';
import { DEFAULT_WORLD, resetWorld, saveWorld, worldNamed } from './shared/world.ts';

export interface BackendOptions {
  port: number;
  /** The folder of the default world; null keeps it in memory. */
  dataDir: string | null;
  reset: boolean;
}

/** Starts the mock backend: the handlers over real HTTP, the pictures, and the root page. */
export async function startBackend({ port, dataDir, reset }: BackendOptions): Promise<Listening> {
  const file = jsonFile(dataDir && `${dataDir}/backend.json`);
  if (reset) {
    file.remove();
    resetWorld(DEFAULT_WORLD);
  }
  const stopKeeping = await keepDefaultWorld(file);
  const app = tools();
  const listening = await listen((request, env) => answer(app, request, env), {
    port,
    name: 'mock backend',
    variable: 'MOCK_BACKEND_PORT',
  });
  return {
    ...listening,
    close: async () => {
      await listening.close();
      stopKeeping();
    },
  };
}

const answer: (app: Hono, ...args: Parameters<Fetch>) => Promise<Response> = async (app, request, env) => {
  const { pathname } = new URL(request.url);
  const isBackend = /^\/(?:medias|occ|payment|address|adresse|assistedservicewebservices|ecom\/api)\//.test(pathname);
  const response = await withCors(request, async () => {
    return isBackend ? answerOf(request) : app.fetch(request);
  });
  if (response.type !== 'error') return response;
  env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
};

const answered = [...handlers, ...pictureHandlers];

async function answerOf(request: Request): Promise<Response> {
  try {
    return (await getResponse(answered, request)) ?? new Response('Not found', { status: 404 });
  } catch (error) {
    if (isAnswer(error)) return error;
    console.error('The mock backend failed', error);
    return Response.json({ errors: [{ type: 'InternalError' }] }, { status: 500 });
  }
}

function tools(): Hono {
  const app = new Hono();
  const home = () => page({ title: 'Backend de démonstration', lang: 'fr', body: frontPage() });
  const worldIn = (name: string | undefined) => worldNamed(name || DEFAULT_WORLD);

  app.get('/', home);
  app.route('/', collector());
  app.route('/', externalSites());
  app.route('/', tiles());
  app.route('/courrier', sentMail());
  app.route('/listes-de-depot', depositListCounter());
  app.route('/guichet', counter());
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.on(
    'GET',
    FONT_PATHS,
    async (c) => new Response(await fontAt(c.req.path), { headers: { 'content-type': 'font/woff2' } }),
  );
  app.get('/contracts/:name{[a-z-]+\\.json}', (c) => {
    const name = c.req.param('name').replace('.json', '');
    return isContract(name) ? c.json(documents[name]) : c.notFound();
  });
  app.get('/contracts/:name{[a-z-]+}', (c) => {
    const name = c.req.param('name');
    return isContract(name)
      ? page({ title: documents[name].info.title, lang: 'en', body: contractPage(name) })
      : c.notFound();
  });
  app.get('/states', () => page({ title: 'Provider states', lang: 'en', body: statesPage() }));

  app.get('/scenarios', (c) => c.json({ scenarios: scenarioRules() }));
  app.post('/scenarios', async (c) => {
    const isJson = c.req.header('content-type')?.includes('json') ?? false;
    const fields = isJson ? await c.req.json().catch(() => ({})) : await c.req.parseBody();
    const done = command(fields);
    if ('refused' in done) return c.json({ error: done.refused }, 400);
    return isJson ? c.json(done) : c.redirect('/', 303);
  });

  app.post('/orders', async (c) => {
    const isJson = c.req.header('content-type')?.includes('json') ?? false;
    const fields = isJson ? await c.req.json().catch(() => ({})) : await c.req.parseBody();
    const done = await moveOrder(fields);
    if ('refused' in done) return c.json({ error: done.refused }, 400);
    return isJson ? c.json(done) : c.redirect('/', 303);
  });

  app.post('/reset', (c) => {
    const world = c.req.query('world') || DEFAULT_WORLD;
    resetWorld(world);
    clearScenarios({ world });
    return c.req.header('accept')?.includes('text/html') ? c.redirect('/', 303) : c.json({ reset: world });
  });
  app.get('/records', (c) => c.json(recordsOf(worldIn(c.req.query('world')))));
  app.get('/ledger', (c) => {
    const world = worldIn(c.req.query('world'));
    return c.json({
      ledger: ledgerIn(world).all(),
      orders: ordersIn(world)
        .all()
        .map(({ code, paymentId }) => ({ code, paymentId })),
    });
  });
  app.post('/clock', (c) => {
    const world = worldIn(c.req.query('world'));
    const seconds = Number(c.req.query('advance'));
    if (!Number.isFinite(seconds) || seconds < 0) return c.json({ error: 'advance must be seconds' }, 400);
    advanceClock(world, seconds * 1000);
    saveWorld();
    return c.json({ now: isoNowIn(world) });
  });
  return app;
}
