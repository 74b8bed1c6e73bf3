import { type Context, Hono } from 'hono';
import { nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { shopTitle } from '../shared/pages/form.ts';
import { type Html, html } from '../shared/pages/html.ts';
import { page } from '../shared/pages/look.ts';
import { DEFAULT_WORLD, type World, worldNamed } from '../shared/world.ts';
import type { Backend, PaymentSession } from './backend.ts';
import { targetsOf } from './form-targets.ts';
import { noticeBody, openUntilHtml, overBody } from './pages.ts';
import { changeOrder, payPalOrderOf, payPalOrders } from './paypal-orders.ts';
import { payPalWords } from './paypal-words.ts';
import type { PayPalOrderRecord } from './records.ts';
import { words } from './words.ts';

type Change = Pick<PayPalOrderRecord, 'status'> & Partial<Pick<PayPalOrderRecord, 'plan'>>;

/** The effect of each button on the order; the backend captures approved orders. */
const plays: Readonly<Record<string, Change>> = {
  approve: { status: 'APPROVED', plan: 'COMPLETED' },
  declined: { status: 'APPROVED', plan: 'DECLINED' },
  pending: { status: 'APPROVED', plan: 'PENDING' },
  cancel: { status: 'VOIDED' },
};

/** PayPal's pages and API. */
export function payPalPages(backend: Backend): Hono {
  const app = new Hono();
  app.all('/v2/checkout/orders/*', (c) => payPalOrders(c.req.raw));
  app.all('/v2/checkout/orders', (c) => payPalOrders(c.req.raw));

  app.get('/paypal/checkoutnow', async (c) => {
    const { world, order } = findOrder(c);
    if (!order) return unknown(c);
    const look = { paymentId: order.referenceId, world: world.name, isLook: true };
    const session = await backend.session(look).catch(() => null);
    const url = new URL(c.req.url);
    return orderPage({ order, session, url, now: nowIn(world) });
  });

  app.post('/paypal/checkoutnow', async (c) => {
    const { world, order } = findOrder(c);
    if (!order) return unknown(c);
    const origin = c.req.header('origin');
    if (origin && origin !== new URL(c.req.url).origin) return c.text('Forbidden', 403);
    const { play } = await c.req.parseBody();
    const payment = { paymentId: order.referenceId, world: world.name };
    if (play === 'extend') {
      await backend.session(payment).catch(() => null);
      return c.redirect(c.req.url, 303);
    }
    const change = typeof play === 'string' && Object.hasOwn(plays, play) ? plays[play] : undefined;
    if (change && order.status === 'CREATED') {
      await changeOrder(world, order, change);
      // The backend also asks by itself, so a lost notification does no harm.
      await backend.notifyPayPal(payment).catch(() => null);
    }
    return c.redirect(change?.status === 'VOIDED' ? order.cancelUrl : order.returnUrl, 303);
  });
  return app;
}

function findOrder(c: Context): { world: World; order: PayPalOrderRecord | undefined } {
  const world = worldNamed(c.req.query('world') || DEFAULT_WORLD);
  return { world, order: payPalOrderOf(world, c.req.query('token') ?? '') };
}

const unknown = (c: Context): Response => {
  const lang: Lang = c.req.query('lang') === 'en' ? 'en' : 'fr';
  const { unknownTitle, unknownText } = words[lang];
  const body = noticeBody(unknownTitle, unknownText);
  return page({ title: shopTitle(unknownTitle), lang, body, status: 404 });
};

interface OrderPage {
  order: PayPalOrderRecord;
  /** `null`: the shop does not answer, and nobody knows until when the payment is open. */
  session: PaymentSession | null;
  url: URL;
  now: number;
}

function orderPage({ order, session, url, now }: OrderPage): Response {
  const lang: Lang = order.lang === 'en' ? 'en' : 'fr';
  const t = { ...words[lang], ...payPalWords[lang] };
  const isOver = order.status !== 'CREATED' || (session !== null && session.status !== 'PENDING');
  const body = isOver
    ? overBody(lang, order.returnUrl)
    : choiceBody(order, { session, lang, action: url.pathname + url.search });
  const formTargets = targetsOf(order.returnUrl);
  // Two minutes before the end, however late the page was opened.
  const warnsAfter = session ? Math.max(0, Math.round((session.openUntil - now) / 1000) - 120) : undefined;
  return page({
    title: shopTitle(isOver ? t.overTitle : t.title),
    lang,
    body,
    formTargets,
    ...(warnsAfter !== undefined && { warnsAfter }),
  });
}

interface Choice extends Pick<OrderPage, 'session'> {
  lang: Lang;
  action: string;
}

function choiceBody({ cents }: PayPalOrderRecord, { session, lang, action }: Choice): Html {
  const t = { ...words[lang], ...payPalWords[lang] };
  return html`<h1>${t.title}</h1>
<p>${t.amount}</p><p class="montant">${priceOf(cents, lang).formattedValue ?? ''}</p>
${session && openUntilHtml({ session, lang })}
<p>${t.text}</p>
<form method="post" action="${action}"><div class="boutons">
<button name="play" value="approve">${t.approve}</button>
<button class="second" name="play" value="extend">${t.extend}</button>
<button class="second" name="play" value="cancel">${t.cancel}</button>
</div></form>
<h2>${t.othersTitle}</h2><p>${t.othersText}</p>
<form method="post" action="${action}"><div class="boutons">
<button class="second" name="play" value="declined">${t.declined}</button>
<button class="second" name="play" value="pending">${t.pending}</button>
</div></form>`;
}
