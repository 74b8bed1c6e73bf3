import { type Context, Hono } from 'hono';
import type { Lang } from '../shared/lang.ts';
import { isWrong, type Problems, shopTitle, type Typed, titleOf, typedIn } from '../shared/pages/form.ts';
import type { Html } from '../shared/pages/html.ts';
import { FONT_PATHS, fontAt, page } from '../shared/pages/look.ts';
import { isAnswer } from '../shared/problems.ts';
import { type Listening, listen } from '../shared/requests/listen.ts';
import { DEFAULT_WORLD } from '../shared/world.ts';
import { type Backend, backendAt, type PaymentSession } from './backend.ts';
import { cardProblems, kindOf } from './card.ts';
import { targetsOf } from './form-targets.ts';
import { cardBody, challengeBody, noticeBody, overBody } from './pages.ts';
import { payPalPages } from './paypal-pages.ts';
import { type Bank, type Ending, newBank, returnUrlOf } from './play.ts';
import { words } from './words.ts';

export interface PaymentOptions {
  port: number;
  backendUrl: string;
  secret: string;
}

/** Starts the payment provider's page. */
export async function startPayment({ port, backendUrl, secret }: PaymentOptions): Promise<Listening> {
  const backend = backendAt(backendUrl, secret);
  const bank = newBank(backend);
  const app = appOf(backend, bank);
  const listening = await listen((request) => app.fetch(request), {
    port,
    name: 'payment page',
    variable: 'PAYMENT_PORT',
  });
  return {
    ...listening,
    close: () => {
      bank.close();
      return listening.close();
    },
  };
}

interface OpenPayment {
  session: PaymentSession;
  payment: { paymentId: string; world: string };
  lang: Lang;
  action: string;
}

const OTP = '123456';
const ENDINGS: Readonly<Record<string, Ending>> = {
  refused: 'refused',
  abandon: 'abandoned',
  late: 'late',
  never: 'never',
};

function appOf(backend: Backend, bank: Bank): Hono {
  const app = new Hono();
  app.on(
    'GET',
    FONT_PATHS,
    async (c) => new Response(await fontAt(c.req.path), { headers: { 'content-type': 'font/woff2' } }),
  );
  app.get('/health', (c) => c.json({ status: 'ok' }));

  app.get('/paiement/:id', async (c) => {
    const open = await find(c, backend);
    if (isAnswer(open)) return open;
    return bank.isOver(open.session) ? over(open) : card(open, {}, {});
  });

  app.post('/paiement/:id', async (c) => {
    const open = await find(c, backend);
    if (isAnswer(open)) return open;
    if (!isSameOrigin(c.req.raw)) return c.text('Forbidden', 403);
    if (bank.isOver(open.session)) return goBack(open);
    const typed = await typedIn(c);
    const step = next(open, typed);
    if (isAnswer(step)) return step;
    const ended = await bank.end(open.payment, step).catch(() => null);
    return ended ? goBack(open) : notice(open.lang, 'down', 503);
  });

  app.route('/', payPalPages(backend));
  app.notFound((c) => notice(langOf(c), 'unknown', 404));
  return app;
}

/** The result of the pressed button: an outcome, or another page. */
function next(open: OpenPayment, typed: Typed): Ending | Response {
  const t = words[open.lang];
  const { play = 'card' } = typed;
  const ending = Object.hasOwn(ENDINGS, play) ? ENDINGS[play] : undefined;
  if (ending) return ending;
  // Being asked for, the payment has the whole time again; what was typed stays.
  if (play === 'extend') return card(open, typed, {});
  if (play === 'extend-challenge') return challenge(open, typed, {});
  if (play === 'confirm')
    return typed.otp?.replaceAll(/\s/g, '') === OTP ? 'paid' : challenge(open, {}, { otp: t.challengeWrong });
  const problems = cardProblems(typed, t);
  if (isWrong(problems)) return card(open, typed, problems);
  const kind = kindOf(typed);
  if (kind === 'challenge') return challenge(open, {}, {});
  return kind === 'refused' ? 'refused' : 'paid';
}

async function find(c: Context, backend: Backend): Promise<OpenPayment | Response> {
  const paymentId = c.req.param('id') ?? '';
  const world = c.req.query('world') || DEFAULT_WORLD;
  const payment = { paymentId, world };
  const lang = langOf(c);
  try {
    const session = await backend.session(payment);
    if (!session) return notice(lang, 'unknown', 404);
    const { pathname, search } = new URL(c.req.url);
    return { session, payment, lang: c.req.query('lang') ? lang : asLang(session.lang), action: pathname + search };
  } catch {
    return notice(lang, 'down', 503);
  }
}

const asLang = (text: string): Lang => (text === 'en' ? 'en' : 'fr');
const langOf = (c: Context): Lang => asLang(c.req.query('lang') ?? '');

const isSameOrigin = (request: Request) => {
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin;
};

interface PaymentPage {
  title: string;
  body: Html;
  problems?: Problems;
}

const show = ({ session, lang }: OpenPayment, { title, body, problems = {} }: PaymentPage) =>
  page({
    title: titleOf(title, { lang, problems }),
    lang,
    body,
    status: isWrong(problems) ? 422 : 200,
    formTargets: targetsOf(session.returnUrl),
  });

const card = (open: OpenPayment, typed: Typed, problems: Problems) =>
  show(open, { title: words[open.lang].title, problems, body: cardBody({ ...open, typed, problems }) });

const challenge = (open: OpenPayment, typed: Typed, problems: Problems) =>
  show(open, {
    title: words[open.lang].challengeTitle,
    problems,
    body: challengeBody({ ...open, typed, problems }),
  });

const over = (open: OpenPayment) =>
  show(open, { title: words[open.lang].overTitle, body: overBody(open.lang, returnUrlOf(open.session)) });

const notice = (lang: Lang, kind: 'unknown' | 'down', status: number) => {
  const t = words[lang];
  const [title, text] = kind === 'down' ? [t.downTitle, t.downText] : [t.unknownTitle, t.unknownText];
  return page({ title: shopTitle(title), lang, body: noticeBody(title, text), status });
};

const goBack = (open: OpenPayment) =>
  new Response(null, { status: 303, headers: { location: returnUrlOf(open.session), 'cache-control': 'no-store' } });
