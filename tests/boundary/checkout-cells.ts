import { readFileSync } from 'node:fs';
import { idsOfTests } from '#adapters/testing/ids.ts';
import type { Effect } from '#mocks/shared/scenarios.ts';
import { backendOf } from '../shared/backend.ts';
import { oneDeadline, optionalDeadline } from '../shared/unhurried.ts';
import type { Ask, Reply } from './ask.ts';
import { followed, formOf, shownOf, valueOf, visitNamed } from './checkout-shoppers.ts';
import type { Upstream } from './checkout-upstreams.ts';
import { leaks } from './leaks.ts';

/**
 * The matrix of specification §8: for each upstream of the checkout and each of its failures, what the shopper reads.
 */
const messages: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../ui/request/error/messages.fr.json', import.meta.url), 'utf8'),
);
const effects: Effect[] = [
  'hang',
  'fail',
  'unavailable',
  'reset',
  'contract',
  'malformed',
  'not-found',
  'unauthorised',
];
const statusOf: Partial<Record<Effect, number>> = { hang: 504, fail: 503, unavailable: 503, reset: 503 };
/** Longer than a page waits for what it shows as well without, and well within a deadline. */
const slow = 2 * optionalDeadline;

export interface Shopper {
  ask: Ask;
  world: string;
  cookies: string[];
  /** Values for placeholders in addresses: `{order}`. */
  named?: Readonly<Record<string, string>>;
}

interface Cell {
  upstream: Upstream;
  effect: Effect;
  path: string;
  form: Record<string, string> | undefined;
}

type Judged = Cell & { fault: string | null };

/** The cells of the matrix in which the shopper reads the wrong text; empty when all are right. */
export async function faultsOf(upstreams: readonly Upstream[], shopper: Shopper): Promise<string[]> {
  const cells = await Promise.all(upstreams.map((upstream) => cellsOf(upstream, shopper)));
  const judged = await judgedIn(cells.flat(), shopper);
  const wrong = judged.filter(({ fault }) => fault !== null);
  return wrong.map((cell) => `${nameOf(cell)}: ${cell.fault}`);
}

/** One visit for each failure, with the form as a healthy page shows it. */
async function cellsOf(upstream: Upstream, { ask, cookies, named = {} }: Shopper): Promise<Cell[]> {
  const path = upstream.path.replace(/\{(\w+)\}/, (whole, name: string) => named[name] ?? whole);
  const { body } = await ask(path.includes('{cart}') ? '/checkout/paiement' : path, { cookies });
  const filled = (text: string) =>
    text
      .replace('{cart}', valueOf(body, 'cart'))
      .replace('{point}', valueOf(body, 'point'))
      .replace('{line}', valueOf(body, 'remove'));
  const own = Object.entries(upstream.form ?? {}).map(([name, value]) => [filled(name), filled(value)]);
  const form = upstream.form && {
    ...formOf(body, upstream.like ?? upstream.form.intent ?? ''),
    ...Object.fromEntries(own),
  };
  return effectsOn(upstream).map((effect) => ({ upstream, effect, path: filled(path), form }));
}

const effectsOn = ({ bodiless, except = [], form }: Upstream): Effect[] =>
  [...effects, ...(form ? [] : (['slow'] as const))].filter(
    (effect) => !except.includes(effect) && !(bodiless && (effect === 'contract' || effect === 'malformed')),
  );

const nameOf = ({ upstream: { operation, site }, effect, path, form }: Cell): string =>
  [operation, site ?? '', effect, 'on', path, form?.intent ?? ''].join(' ');

/** First those that concern every visit. Then visits that wait for a backend in parallel, and the others one after the other meanwhile. */
async function judgedIn(cells: readonly Cell[], shopper: Shopper): Promise<Judged[]> {
  const judge = async (cell: Cell) => ({ ...cell, fault: await faultOf(cell, shopper) });
  const waits = ({ effect }: Cell) => effect === 'hang' || effect === 'slow';
  const own = cells.filter(({ upstream }) => !upstream.outside);
  const [others, waiting] = [own.filter((each) => !waits(each)), own.filter(waits)];
  const outside = await inLanes(
    cells.filter(({ upstream }) => upstream.outside),
    { atOnce: 1, judge },
  );
  // All that hang are answered at the same moment: more at once, and each would wait for the pages of the others.
  const judged = await Promise.all([inLanes(others, { atOnce: 1, judge }), inLanes(waiting, { atOnce: 6, judge })]);
  return [...outside, ...judged.flat()];
}

async function inLanes<Judgement>(
  cells: readonly Cell[],
  { atOnce, judge }: { atOnce: number; judge: (cell: Cell) => Promise<Judgement> },
): Promise<Judgement[]> {
  const left = [...cells];
  const judged: Judgement[] = [];
  const lane = async () => {
    for (let cell = left.shift(); cell; cell = left.shift()) judged.push(await judge(cell));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return judged;
}

/** What is wrong with the answer of one visit; `null` when nothing is. */
async function faultOf(cell: Cell, { ask, world, cookies }: Shopper): Promise<string | null> {
  const { upstream, effect, path, form } = cell;
  const { operation, site, once, outside } = upstream;
  const sid = idsOfTests.issue('visit');
  const whose = { ...(!outside && { shopper: sid }), ...(site && { site }), ...(once && { calls: 1 }) };
  await backendOf(world).misbehaves({ operation, effect, milliseconds: slow, ...whose });
  const reply = await ask(path, { cookies: visitNamed(sid, cookies), ...(form && { form }) });
  if (outside) await backendOf(world).behaves();
  return reply.waited <= oneDeadline ? wrongIn(reply, cell, { ask, cookies }) : `waits for ${reply.waited} ms`;
}

async function wrongIn(
  reply: Reply,
  { upstream, effect }: Cell,
  { ask, cookies }: Pick<Shopper, 'ask' | 'cookies'>,
): Promise<string | null> {
  const { location } = reply.headers;
  if (effect === 'unauthorised' && !upstream.stays)
    return /^(?:\/professionnel)?\/deconnexion\?redirect=/.test(location ?? '')
      ? null
      : `nobody was signed out: ${reply.status} ${location}`;
  const body = shownOf((await followed(ask, { reply, cookies })).body);
  const leak = leaks.exec(body)?.[0];
  if (leak) return `leaks ${leak}`;
  return effect === 'slow' || upstream.says === null ? complaintIn(body) : lackIn(body, { reply, upstream, effect });
}

/** A slow upstream, or a failing one that the page can do without, must cause no message. */
function complaintIn(body: string): string | null {
  const complaint = Object.values(messages).find(
    (words) => words.endsWith('veuillez réessayer.') && body.includes(words),
  );
  return complaint ?? (body.includes(messages.title500 ?? '') ? 'an error page' : null);
}

function lackIn(
  body: string,
  { reply, upstream, effect }: { reply: Reply; upstream: Upstream; effect: Effect },
): string | null {
  const words = upstream.otherwise?.[effect] ?? messages[upstream.says ?? ''] ?? upstream.says ?? '';
  const heading = /<h1[^>]*>([^<]*)/.exec(body)?.[1];
  if (!body.includes(words)) return `${reply.status} « ${heading} » without « ${words} »`;
  if (!upstream.whole) return null;
  const stands = messages[upstream.says === 'orderFetch' ? 'orderStands' : 'cartIntact'] ?? '';
  if (!body.includes(stands)) return `${reply.status} without « ${stands} »`;
  return reply.status === (statusOf[effect] ?? 502) ? null : `status ${reply.status}`;
}
