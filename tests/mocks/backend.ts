import { getResponse } from 'msw';
import { sampleOf } from '#mocks/cart/samples.ts';
import { handlers } from '#mocks/handlers.ts';
import type { WireCart } from '#mocks/records/carts.ts';
import { SIGNATURE_HEADER } from '#mocks/records/payment-messages.ts';
import type { PaymentStatus } from '#mocks/records/payments.ts';
import { home, SHOPPER } from '#mocks/records/shoppers.ts';
import { wholePath } from '#mocks/shared/operations.ts';
import { sign } from '#mocks/shared/requests/signature.ts';
import { settings } from '#mocks/shared/settings.ts';
import { type World, worldNamed } from '#mocks/shared/world.ts';

export interface Call {
  /** Sent as JSON; a form with files as it is. */
  body?: unknown;
  /** An Idempotency-Key. */
  key?: string;
  /** Other headers of the call. */
  headers?: Record<string, string>;
  /** An e-mail; a visitor when absent. */
  as?: string;
}

export interface Answer<Body> {
  status: number;
  body: Body;
  reason?: string | undefined;
  /** Of an answer that is a file, which is not read. */
  type?: string;
}

/** The backend without HTTP, in a new world. */
export function newBackend() {
  const name = crypto.randomUUID();
  const world: World = worldNamed(name);

  async function call<Body = WireCart>(
    method: string,
    path: string,
    { body, key, headers: others, as }: Call = {},
  ): Promise<Answer<Body>> {
    const headers = new Headers({ 'x-mock-world': name });
    if (as) headers.set('authorization', `Bearer test:${as}`);
    if (key) headers.set('idempotency-key', key);
    for (const [name, value] of Object.entries(others ?? {})) headers.set(name, value);
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    if (body && !isForm) headers.set('content-type', 'application/json');
    const request = new Request(`http://backend.test${wholePath(path)}`, {
      method,
      headers,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    return read(await getResponse(handlers, request));
  }

  /** A file that is downloaded, and its name. */
  async function download(path: string, as: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
    const headers = { 'x-mock-world': name, authorization: `Bearer test:${as}` };
    const answer = await getResponse(handlers, new Request(`http://backend.test${wholePath(path)}`, { headers }));
    if (!answer?.ok) throw new Error(`${path}: ${answer?.status} ${await answer?.text()}`);
    return {
      bytes: new Uint8Array(await answer.arrayBuffer()),
      name: answer.headers.get('content-disposition') ?? '',
    };
  }

  /** The payment provider's notification. */
  async function notify(paymentId: string, status: PaymentStatus): Promise<Answer<{ status: PaymentStatus }>> {
    const body = JSON.stringify({ paymentId, world: name, status });
    const headers = { [SIGNATURE_HEADER]: await sign(settings.paymentSecret, body) };
    return read(
      await getResponse(
        handlers,
        new Request('http://backend.test/payment/notifications', { method: 'POST', body, headers }),
      ),
    );
  }

  return { call, download, notify, world };
}

async function read<Body>(response: Response | undefined): Promise<Answer<Body>> {
  if (!response) throw new Error('No handler answered.');
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (type !== '' && !type.includes('json')) return { status: response.status, body: undefined as Body, type };
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? true;
  const body = text && isJson ? JSON.parse(text) : text || undefined;
  return { status: response.status, body, reason: body?.errors?.[0]?.reason };
}

export type Backend = ReturnType<typeof newBackend>;

/** Adds an article; a service as one of its samples. */
export const add = (
  backend: Backend,
  cart: string,
  {
    code,
    quantity = 1,
    configurationId = sampleOf(code),
    as,
  }: { code: string; quantity?: number; configurationId?: string | undefined; as?: string },
) =>
  backend.call<{ statusCode: string; quantityAdded: number; quantity: number }>('POST', `${cart}/entries`, {
    body: { product: { code }, quantity, ...(configurationId && { configurationId }) },
    ...(as && { as }),
  });

/** A cart of the signed-in shopper, ready to be paid; returns its path. */
export async function readyCart(
  backend: Backend,
  { code, as = SHOPPER }: { code: string; as?: string },
): Promise<string> {
  const { body } = await backend.call('POST', '/users/current/carts', { as });
  const cart = `/users/current/carts/${body.code}`;
  await add(backend, cart, { code, as });
  await backend.call('POST', `${cart}/addresses/delivery`, { body: home, as });
  const modes = await backend.call<{ deliveryModes: { code: string }[] }>('GET', `${cart}/deliverymodes`, { as });
  await backend.call('PUT', `${cart}/deliverymode?deliveryModeId=${modes.body.deliveryModes[0]?.code}`, { as });
  return cart;
}
