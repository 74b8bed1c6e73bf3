import type { ActionFunctionArgs } from 'react-router';

/** The part of the backend's answers that the control shows. */
export interface Product {
  code: string;
  name: string;
  url: string;
  summary?: string;
  price?: { formattedValue?: string };
  images?: { url: string }[];
}

const context = 'baseSite=part&lang=fr&curr=EUR';

/** One question to the mock backend that the shop asks as well. */
export async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const url = new URL(`${process.env.OCC_BASE_URL}${path}`);
  for (const [name, value] of new URLSearchParams(context)) url.searchParams.set(name, value);
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Response(await answer.text(), { status: answer.status });
  return answer.json() as Promise<Answer>;
}

const guidOf = (request: Request) => /guid=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1];

/** Adds a product to the visitor's cart, as the shop does: a new cart first where there is none. */
export async function added({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const guid = guidOf(request) ?? (await ask<{ guid: string }>('/users/anonymous/carts', json)).guid;
  const code = form.get('add');
  const entry = { product: { code }, quantity: 1 };
  await ask(`/users/anonymous/carts/${guid}/entries`, { ...json, body: JSON.stringify(entry) });
  const cart = await ask<{ totalUnitCount?: number }>(`/users/anonymous/carts/${guid}?fields=FULL`);
  return Response.json({ count: cart.totalUnitCount ?? 1 }, { headers: { 'set-cookie': `guid=${guid}; Path=/` } });
}
