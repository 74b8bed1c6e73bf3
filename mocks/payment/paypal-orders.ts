import { enter } from '../records/ledger.ts';
import { minutes, nowIn } from '../shared/calendar/clock.ts';
import { bodyOf, type JsonRequest } from '../shared/requests/request-body.ts';
import { settings } from '../shared/settings.ts';
import { DEFAULT_WORLD, type World, worldOf } from '../shared/world.ts';
import { type PayPalCapture, type PayPalOrderRecord, payPalOrdersIn } from './records.ts';

/** The part of PayPal's Orders v2 that a backend needs: create, read, capture. */
export interface PayPalOrder {
  id: string;
  status: PayPalOrderRecord['status'];
  purchase_units: {
    reference_id: string;
    amount: Amount;
    payments?: { captures: { id: string; status: PayPalCapture['status']; amount: Amount }[] };
  }[];
  links: { rel: string; href: string; method: string }[];
}
interface Amount {
  currency_code: 'EUR';
  value: string;
}
export interface PayPalCreation {
  intent: 'CAPTURE';
  purchase_units: [{ reference_id: string; amount: Amount }];
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string; locale: string } } };
}

/** A capture under review is completed after this time. */
const REVIEW = minutes(10);

/**
 * PayPal's Orders v2. `PayPal-Request-Id` makes creating and capturing idempotent. Called while the backend holds the
 * world's lock, so it takes none.
 */
export async function payPalOrders(request: Request): Promise<Response> {
  const world = worldOf(request);
  const [, id, verb] =
    /\/v2\/checkout\/orders(?:\/([\w-]+))?(?:\/(capture))?$/.exec(new URL(request.url).pathname) ?? [];
  const requestId = request.headers.get('paypal-request-id') ?? '';
  if (request.method === 'POST' && !id)
    return create(world, requestId, await bodyOf(request as JsonRequest<PayPalCreation>));
  const order = id ? payPalOrderOf(world, id) : undefined;
  if (!order) return issue(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
  if (request.method === 'GET' && !verb) return answer(world, order, 200);
  if (request.method === 'POST' && verb) return capture(world, requestId, order);
  return issue(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
}

export const payPalOrderOf = (world: World, id: string): PayPalOrderRecord | undefined =>
  payPalOrdersIn(world).findFirst((q) => q.where({ id }));

async function create(world: World, requestId: string, creation: PayPalCreation): Promise<Response> {
  const earlier = requestId && payPalOrdersIn(world).findFirst((q) => q.where({ requestId }));
  if (earlier) return answer(world, earlier, 200);
  const [unit] = creation.purchase_units;
  const { return_url, cancel_url, locale } = creation.payment_source.paypal.experience_context;
  const order = await payPalOrdersIn(world).create({
    id: crypto.randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase(),
    requestId,
    referenceId: unit.reference_id,
    cents: Math.round(Number(unit.amount.value) * 100),
    lang: locale.slice(0, 2),
    returnUrl: return_url,
    cancelUrl: cancel_url,
    status: 'CREATED',
    plan: 'COMPLETED',
    capture: null,
  });
  return answer(world, order, 201);
}

/** An order is COMPLETED after a capture, even a failed one: only the capture says whether money moved. */
async function capture(world: World, requestId: string, order: PayPalOrderRecord): Promise<Response> {
  if (order.capture?.requestId === requestId) return answer(world, order, 200);
  if (order.capture) return issue(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') return issue(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
  if (order.plan === 'COMPLETED') await charge(world, order);
  const made = { id: crypto.randomUUID(), requestId, status: order.plan, at: nowIn(world) };
  return answer(world, await changeOrder(world, order, { status: 'COMPLETED', capture: made }), 201);
}

const charge = (world: World, { referenceId, cents }: PayPalOrderRecord) =>
  enter(world, { kind: 'charge', paymentId: referenceId, cents });

export async function changeOrder(
  world: World,
  { id }: Pick<PayPalOrderRecord, 'id'>,
  change: Partial<PayPalOrderRecord>,
): Promise<PayPalOrderRecord> {
  const changed = await payPalOrdersIn(world).update((q) => q.where({ id }), {
    data: (draft) => void Object.assign(draft, change),
  });
  if (!changed) throw new Error(`PayPal has no order ${id}.`);
  return changed;
}

/** Completes a capture whose review is over. */
async function review(world: World, order: PayPalOrderRecord): Promise<PayPalOrderRecord> {
  const { capture: made } = order;
  if (made?.status !== 'PENDING' || nowIn(world) - made.at < REVIEW) return order;
  await charge(world, order);
  return changeOrder(world, order, { capture: { ...made, status: 'COMPLETED' } });
}

async function answer(world: World, found: PayPalOrderRecord, status: number): Promise<Response> {
  const order = await review(world, found);
  const amount: Amount = { currency_code: 'EUR', value: (order.cents / 100).toFixed(2) };
  const { capture: made } = order;
  const body: PayPalOrder = {
    id: order.id,
    status: order.status,
    purchase_units: [
      {
        reference_id: order.referenceId,
        amount,
        ...(made && { payments: { captures: [{ id: made.id, status: made.status, amount }] } }),
      },
    ],
    links: [{ rel: 'payer-action', href: approvalPage(world, order), method: 'GET' }],
  };
  return Response.json(body, { status });
}

function approvalPage(world: World, { id }: PayPalOrderRecord): string {
  const page = new URL('/paypal/checkoutnow', settings.paymentUrl);
  page.searchParams.set('token', id);
  if (world.name !== DEFAULT_WORLD) page.searchParams.set('world', world.name);
  return page.href;
}

const issue = (status: number, name: string, reason: string): Response =>
  Response.json({ name, details: [{ issue: reason }] }, { status });
