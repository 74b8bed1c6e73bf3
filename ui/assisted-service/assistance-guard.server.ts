import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { field } from '#ui/forms/fields.ts';
import { withLayout } from '#ui/layout/layout.server.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { clearing } from '#ui/request/clear-site-data.ts';
import {
  agentContext,
  consentContext,
  type OpenRequestAgent,
  postedContext,
  type RequestAgent,
  shopContext,
  uploadsContext,
} from '#ui/request/contexts.server.ts';
import { endedAgent, toDesk } from '#ui/request/ended-agent.server.ts';
import { notForAgents, unavailable } from '#ui/request/error/error-page.server.ts';
import { type RequestContext, requestContextOf } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { RouteEntry } from '#ui/routing/route-entry.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { markField, markHeader, markOf } from './assistance-mark.ts';
import { runAudited } from './audited.server.ts';
import { endAssistance } from './end-assistance.server.ts';
import { isCode, leavesAccount, unaudited } from './permitted.ts';

type Guarded = Parameters<MiddlewareFunction<Response>>[0];

/**
 * What an agent may see and do, one audit line for each act, and no cache for any answer. It runs last, and does nothing
 * for shoppers and visitors.
 */
export const assistanceGuard: MiddlewareFunction<Response> = async (args, next) => {
  const { context: framework, request, url } = args;
  if (framework.get(shopContext).agentSignIns === null) return next();
  const context = requestContextOf({ context: framework, request });
  const found = framework.get(agentContext);
  const route = routeOf(url.pathname)?.entry ?? null;
  const isDesk = route?.agents === 'desk';
  if (found.state !== 'open') {
    await withoutAgent(context, { found, route, args });
    return next();
  }
  // Whatever the agent's browser agreed to, nothing that is done for a shopper is measured.
  framework.set(consentContext, { measurement: false, personalisation: false, isAnswered: true, signalled: false });
  const act = actOf(args, route);
  await refuseAgent(context, { agent: found, route, request }).catch((answer: unknown) => {
    // Signing out ends the assistance, which has its own lines.
    if (route?.name !== 'signOut') context.audit(found, { ...act, outcome: 'refused' });
    throw answer;
  });
  // The desk says its own acts, with what they were about.
  const answer =
    isDesk || unaudited.has(route?.name ?? '')
      ? await next()
      : await auditedAnswer(context, { agent: found, act, next });
  answer.headers.set('Cache-Control', privateHeaders['Cache-Control']);
  return answer;
};

/** What is posted is said before it is done; of a page that did not come nobody saw anything. */
async function auditedAnswer(
  context: RequestContext,
  { agent, act, next }: { agent: OpenRequestAgent; act: ReturnType<typeof actOf>; next(): Promise<Response> },
): Promise<Response> {
  const entry = { ...act, ...(await whatOf(context, act)) };
  const endedBy = (answer: Response) => ({ outcome: outcomeOf(answer) });
  if (context.posted !== null) return runAudited(context, { agent, ...entry }, { run: next, ended: endedBy });
  const answer = await next();
  context.audit(agent, { ...entry, ...endedBy(answer) });
  return answer;
}

/** A page that was made for an agent, and a session that is over, lead to the desk; nothing is done for anybody. */
async function withoutAgent(
  context: RequestContext,
  {
    found,
    route,
    args: { context: framework, request, url },
  }: { found: RequestAgent; route: RouteEntry | null; args: Guarded },
): Promise<void> {
  const { wording } = context;
  const isDesk = route?.agents === 'desk';
  if (found.state === 'down') throw await withLayout(context, unavailable(context));
  // Whoever comes back from the provider has a new session there.
  if (found.state === 'ended' && route?.name !== 'assistanceReturn') {
    const way = await endedAgent(context, { id: found.id, request });
    const isNotified = route?.name === 'assistance' && queryOf('assistance', url.searchParams).note === 'expiree';
    if (way || !isNotified) throw way ?? toDesk(context);
  }
  if (isDesk) return;
  const toAnother = () => redirectDocument(wording.paths.assistance({ note: 'changee' }));
  if (request.headers.has(markHeader)) throw toAnother();
  if (request.method !== 'POST') return;
  const refuseMarked = (form: FormData) => {
    if (field(form, markField, 64) !== '') throw toAnother();
  };
  if (!framework.get(uploadsContext)) return refuseMarked(await formOf(context));
  // Only the page can say whether a file may be sent to it: its form is judged as soon as the page reads it.
  const read = framework.get(postedContext);
  framework.set(postedContext, async (isOpen) => {
    const posted = await read(isOpen);
    refuseMarked(posted.form);
    return posted;
  });
}

interface AgentRequest {
  agent: OpenRequestAgent;
  route: RouteEntry | null;
  request: Request;
}

/** Throws what answers a request that an agent may not make, or that another assistance's page makes. */
async function refuseAgent(context: RequestContext, { agent, route, request }: AgentRequest): Promise<void> {
  const { paths } = context.wording;
  const { name = '', agents = 'reads' } = route ?? {};
  const isPost = request.method === 'POST';
  if (name === 'measure') return;
  if (await isStale(context, { agent, request, isPost })) throw redirectDocument(paths.assistance({ note: 'changee' }));
  if (name === 'signOut') {
    await endAssistance(context, agent);
    throw redirectDocument(paths.assistance({ note: 'terminee' }), { headers: clearing });
  }
  const isClosed = agents === 'paying' || agents === 'closed';
  // What is the shopper's own is nobody's yet: an account's page leads here, to sign in.
  if (isClosed && agent.assistance === null) throw redirectDocument(paths.assistance({ note: 'personne' }));
  if (agents === 'paying') throw await withLayout(context, notForAgents(context, 'payment'));
  if (isClosed) throw await withLayout(context, notForAgents(context));
  if (!isPost || agents === 'desk' || agents === 'neutral') return;
  if (agent.assistance === null) throw redirectDocument(paths.assistance({ note: 'personne' }));
  const form = await formOf(context);
  if (!(agents === 'sends' && leavesAccount(name, form))) throw await withLayout(context, notForAgents(context));
}

async function isStale(
  context: RequestContext,
  { agent, request, isPost }: { agent: OpenRequestAgent; request: Request; isPost: boolean },
): Promise<boolean> {
  const mark = markOf(agent.assistance);
  const sentMark = request.headers.get(markHeader);
  if (sentMark !== null) return sentMark !== mark;
  return isPost && field(await formOf(context), markField, 64) !== mark;
}

/** Without the content of its files, of which an agent sends none. A body that is no form is left to its page to refuse. */
const formOf = (context: RequestContext): Promise<FormData> => context.form().catch(() => new FormData());

/** `page cart`, `post cart`, with the codes of the address. */
function actOf({ request, url }: Pick<Guarded, 'request' | 'url'>, route: RouteEntry | null) {
  const what = route ? codesIn(route.path, url.pathname) : {};
  const act = `${request.method === 'POST' ? 'post' : 'page'} ${route?.name ?? 'content'}`;
  return { act, ...(Object.keys(what).length > 0 && { what }) };
}

function codesIn(pattern: string, pathname: string): Record<string, string> {
  const parts = (path: string) => path.split('/').filter((part) => part !== '');
  const [named, segments] = [parts(pattern).toReversed(), parts(pathname).toReversed()];
  return Object.fromEntries(
    named.flatMap((part, at) => {
      const value = segments[at] ?? '';
      return part.startsWith(':') && isCode(value) ? [[part.slice(1), value] as const] : [];
    }),
  );
}

/** Which form of the page, and what of it, beside what the address says. */
async function whatOf(
  context: RequestContext,
  act: { what?: Record<string, string> },
): Promise<{ what?: Record<string, string> }> {
  if (context.posted === null) return {};
  const form = await formOf(context);
  const values = auditedFields.map((name) => [name, field(form, name, 64)] as const);
  const what = { ...act.what, ...Object.fromEntries(values.filter(([, value]) => isCode(value))) };
  return Object.keys(what).length > 0 ? { what } : {};
}

/** Words and ids of the shop's own, nothing that was typed. */
const auditedFields = ['intent', 'add', 'quantity', 'addressId', 'remove', 'line', 'order'] as const;

const outcomeOf = ({ status }: Response) => outcomes[Math.trunc(status / 100)] ?? 'done';
const outcomes: Record<number, string> = { 4: 'refused', 5: 'failed' };
