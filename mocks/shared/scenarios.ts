import { HttpResponse, type JsonBodyType } from 'msw';
import { poorest, withoutExtensions } from './legal-bodies.ts';
import { operationOf } from './operations.ts';
import { invalidToken, refusal } from './problems.ts';
import { bearerOf } from './requests/bearer.ts';
import { worldNameOf } from './world.ts';

export const EFFECTS = [
  'slow',
  'fail',
  'unavailable',
  'limited',
  'hang',
  'reset',
  'contract',
  'malformed',
  'not-found',
  'unauthorised',
  'disabled',
  'poorest',
  'plain-occ',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** What is left of an operation's own answer. */
const reductions = { poorest, 'plain-occ': withoutExtensions };
type Reduction = keyof typeof reductions;

export const isReduction = (effect: Effect): effect is Reduction => effect in reductions;

export interface Rule {
  id: number;
  /** An operationId of the contracts, `*` for all of them, or `medias`. */
  operation: string;
  effect: Effect;
  /** The delay; the operation still answers. */
  milliseconds: number;
  /** An e-mail or an `lpel_sid`; empty for everybody. */
  shopper: string;
  /** The site of the calls; empty for both. */
  site: string;
  world: string;
  /** The number of further calls; null for all, until cleared. */
  calls: number | null;
  /** `after`: the operation takes effect, and only its answer fails. */
  when: 'before' | 'after';
}

export type NewRule = Partial<Omit<Rule, 'id'>> & Pick<Rule, 'effect'>;

/** By the world that they are for: tests leave hundreds, and each call would look through those of all. */
const rules = new Map<string, Rule[]>();
let lastId = 0;

const inOrder = (each: Rule[]): Rule[] => each.toSorted((one, other) => one.id - other.id);
const rulesFor = (world: string): Rule[] => inOrder([...(rules.get(world) ?? []), ...(rules.get('*') ?? [])]);

export const scenarioRules = (): readonly Rule[] => inOrder([...rules.values()].flat());

export function setScenario(rule: NewRule): Rule {
  lastId += 1;
  const whole: Rule = {
    operation: '*',
    milliseconds: 5000,
    shopper: '',
    site: '',
    world: 'default',
    calls: null,
    when: 'before',
    ...rule,
    id: lastId,
  };
  rules.set(whole.world, [...(rules.get(whole.world) ?? []), whole]);
  return whole;
}

export function clearScenarios({ id, world }: { id?: number; world?: string } = {}): void {
  for (const [of, ruleList] of rules)
    if (world === undefined || world === of)
      keep(
        of,
        ruleList.filter((rule) => id !== undefined && rule.id !== id),
      );
}

function keep(world: string, ruleList: Rule[]): void {
  if (ruleList.length > 0) rules.set(world, ruleList);
  else rules.delete(world);
}

/** The rule that applies to this call, which uses it once. `*` leaves out what is in no contract. */
export async function takeRule(request: Request, outside?: 'medias'): Promise<Rule | undefined> {
  const world = worldNameOf(request);
  if (!rules.has(world) && !rules.has('*')) return undefined;
  const operation = outside ?? operationOf(request)?.id;
  const shopper = await shopperNames(request);
  const site = new URL(request.url).searchParams.get('baseSite');
  const rule = rulesFor(world).find(
    (each) =>
      (each.operation === operation || (each.operation === '*' && !outside)) &&
      (each.site === '' || each.site === site) &&
      (each.shopper === '' || shopper.includes(each.shopper)),
  );
  if (rule?.calls != null) useUp(rule);
  return rule;
}

function useUp({ id, world }: Rule): void {
  const remaining = (rules.get(world) ?? [])
    .map((rule) => (rule.id === id && rule.calls != null ? { ...rule, calls: rule.calls - 1 } : rule))
    .filter(({ calls }) => calls === null || calls > 0);
  keep(world, remaining);
}

const SID_HEADERS = ['lpel_sid', 'lpel-sid', 'x-lpel-sid', 'x-correlation-id'];

async function shopperNames(request: Request): Promise<string[]> {
  const bearer = await bearerOf(request);
  const ids = SID_HEADERS.map((name) => request.headers.get(name) ?? '');
  return [bearer?.email ?? '', ...ids].filter((name) => name !== '');
}

const HANG_AT_MOST = 120_000;

/** A call that a scenario keeps waiting. */
export interface Wait {
  headers: Headers;
  /** For how long; a call that hangs is never answered. */
  milliseconds: number;
  end(): void;
}

const waitListeners = new Set<(wait: Wait) => void>();

/** A test whose clock is not the machine's hears of each wait, and may end it. */
export function onWait(listener: (wait: Wait) => void): () => void {
  waitListeners.add(listener);
  return () => void waitListeners.delete(listener);
}

/** The response of a rule instead of the operation's; `undefined` when it only delays. */
export async function effectOf(rule: Rule, request: Request): Promise<Response | undefined> {
  if (isReduction(rule.effect)) return undefined;
  if (rule.effect === 'slow') await keepWaiting(request, rule.milliseconds);
  if (rule.effect === 'hang') await keepWaiting(request, Number.POSITIVE_INFINITY);
  if (rule.effect === 'slow') return undefined;
  return answers[rule.effect]();
}

const answers: Record<Exclude<Effect, 'slow' | Reduction>, () => Response> = {
  fail: () => refusal(500, { type: 'InternalError', message: 'Set by a scenario.' }),
  unavailable: () => refusal(503, { type: 'ServiceUnavailableError', message: 'Set by a scenario.' }),
  limited: () => {
    const errors = [{ type: 'TooManyRequestsError', message: 'Set by a scenario.' }];
    return HttpResponse.json({ errors }, { status: 429, headers: { 'retry-after': '5' } });
  },
  hang: () => HttpResponse.error(),
  reset: () => HttpResponse.error(),
  contract: () => HttpResponse.json({ broken: true, entries: 'set by a scenario', code: 42 }),
  malformed: () => new HttpResponse('{"set": "by a scenario",', { headers: { 'content-type': 'application/json' } }),
  'not-found': () => refusal(404, { type: 'NotFoundError', message: 'Set by a scenario.' }),
  unauthorised: invalidToken,
  disabled: () => refusal(401, { type: 'FeatureDisabledError', message: 'Set by a scenario.' }),
};

/** The operation's own answer, with nothing left in it that its contract does not require, or that it calls ours. */
export async function reduceAnswer(effect: Reduction, request: Request, answer: Response): Promise<Response> {
  const operation = operationOf(request);
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  if (!operation || !answer.ok || !isJson) return answer;
  return HttpResponse.json(reductions[effect](operation.id, await answer.json()) as JsonBodyType, {
    status: answer.status,
  });
}

/** Keeps a call waiting until then, or until its caller leaves. */
export const keepWaiting = ({ headers, signal }: Request, milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, Math.min(milliseconds, HANG_AT_MOST));
    signal.addEventListener('abort', end);
    for (const listener of waitListeners) listener({ headers, milliseconds, end });
  });
