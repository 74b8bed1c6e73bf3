import { redirect } from 'react-router';
import type { AgentSignIns, Assistance } from '#domain/assisted-service/assisted-service.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { displayedResult, type FormOf, limitedResult, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { limitedText } from '#ui/forms/limited-text.ts';
import { clearing } from '#ui/request/clear-site-data.ts';
import type { OpenRequestAgent } from '#ui/request/contexts.server.ts';
import { forbiddenPage, notFound } from '#ui/request/error/error-page.server.ts';
import { agentCookie } from '#ui/request/middleware/session.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { ended, runAudited } from '../audited.server.ts';
import { endAssistance } from '../end-assistance.server.ts';
import { isCode } from '../permitted.ts';
import { type BindState, deskView, type SearchState } from './desk.view.ts';

const shortestName = 3;
const failure = 'assisted-service';

interface AtDesk {
  agentSignIns: AgentSignIns;
  agent: OpenRequestAgent;
}

/** Only an agent sends a form here. */
function atDesk(context: RequestContext): AtDesk {
  const { agentSignIns, agent } = context;
  if (agentSignIns === null) throw notFound(context);
  if (agent === null) throw forbiddenPage(context);
  return { agentSignIns, agent };
}

/** What was typed stays on the page, and nowhere else: an agent has no drafts. */
const awayNotice = ({ wording }: RequestContext): NoticeView => ({
  tone: 'error',
  text: wording.t('error.assistedService'),
});

const typedSearch = (form: FormData): SearchState => ({
  name: field(form, 'nom', 100).trim(),
  orderCode: field(form, 'commande', 64).trim(),
  fault: null,
  found: null,
});

/** What was searched is posted, so that no address, history or log holds a name. */
const search: FormOf<SearchState> = {
  failure,
  failed: (context, { form }) => ({ state: typedSearch(form), notices: [awayNotice(context)] }),
  async save(context, form) {
    const { agent } = atDesk(context);
    const state = typedSearch(form);
    const { name, orderCode } = state;
    if (name === '' && orderCode === '') return refusedResult({ ...state, fault: 'empty' });
    if (orderCode === '' && name.length < shortestName) return refusedResult({ ...state, fault: 'short' });
    const seconds = await context.limits.take('customers');
    if (seconds > 0) return limitedResult(state, { tone: 'error', text: limitedText(context.wording, seconds) });
    const by = orderCode === '' ? { name } : { orderCode };
    const what = { by: 'name' in by ? 'name' : 'order' };
    const act = { agent, act: 'search', what };
    const found = await runAudited(context, act, {
      run: () => context.ports.assistedService.find(by),
      ended: (answer) =>
        answer === 'forbidden'
          ? { outcome: 'refused' }
          : { outcome: 'done', what: { ...what, found: String(answer.customers.length) } },
    });
    if (found === 'forbidden') throw forbiddenPage(context);
    return displayedResult({ ...state, found });
  },
};

const assist: FormOf = {
  failure,
  async save(context, form) {
    const { agentSignIns, agent } = atDesk(context);
    const [id, profile] = [field(form, 'client', 64), field(form, 'profil', 8) === 'pro' ? 'pro' : 'part'] as const;
    const what = { customer: isCode(id) ? id : 'other', profile };
    const act = { agent: { agent: agent.agent, assistance: null }, act: 'assist', what };
    const assistance = await runAudited(context, act, {
      async run() {
        const found = await context.ports.assistedService.customer(id, profile);
        if (found === null) return null;
        await endAssistance(context, agent);
        return agentSignIns.assist(agent.id, found);
      },
      ended: (begun) => (begun === null ? { outcome: 'refused' } : { outcome: 'done', assistance: begun }),
    });
    if (assistance === null)
      return refusedResult(null, { tone: 'error', text: context.wording.t('assisted-service.unknownCustomer') });
    throw redirect(pathsOf(assistance.customer.profile).cart(), { headers: clearing });
  },
};

const typedBind = (form: FormData): BindState => ({ number: field(form, 'panier', 64).trim(), fault: null });

const bind: FormOf<BindState> = {
  failure,
  failed: (context, { form }) => ({ state: typedBind(form), notices: [awayNotice(context)] }),
  async save(context, form) {
    const { agent } = atDesk(context);
    const { customer } = assistanceOf(context, agent);
    const state = typedBind(form);
    if (state.number === '') return refusedResult({ ...state, fault: 'empty' });
    const what = { cart: isCode(state.number) ? state.number : 'other' };
    const act = { agent, act: 'bind-cart', what };
    const answer = await runAudited(context, act, {
      run: () => context.ports.assistedService.bindCart({ number: state.number, customer }),
      ended: (bound) => ({ outcome: bound === 'bound' ? 'done' : 'refused' }),
    });
    return answer === 'bound'
      ? redirectResult(context.wording.paths.assistance({ note: 'rattache' }))
      : refusedResult({ ...state, fault: 'unknown' });
  },
};

const end: FormOf = {
  failure,
  async save(context) {
    await endAssistance(context, atDesk(context).agent);
    throw redirect(context.wording.paths.assistance({ note: 'terminee' }), { headers: clearing });
  },
};

/** Ends the agent's session here and at the provider. */
const quit: FormOf = {
  failure,
  async save(context) {
    const { agentSignIns, agent } = atDesk(context);
    await endAssistance(context, agent);
    const act = { agent: { agent: agent.agent, assistance: null }, act: 'sign-out' };
    const provider = await runAudited(context, act, {
      run: () => agentSignIns.end(agent.id, 'quittee'),
      ended: () => ended,
    });
    context.cookies.set(agentCookie, '', 0);
    throw redirect(provider ?? context.wording.paths.assistance({ note: 'quittee' }), { headers: clearing });
  },
};

function assistanceOf(context: RequestContext, { assistance }: OpenRequestAgent): Assistance {
  if (assistance === null) throw redirect(context.wording.paths.assistance({ note: 'personne' }));
  return assistance;
}

/** The page of agents: signing in, finding a shopper, whom one is helping, and ending it. */
export const deskPage = formPage({
  forms: { chercher: search, assister: assist, rattacher: bind, terminer: end, quitter: quit },
  fallback: 'chercher',
  needs: failure,
  notes: {
    refusee: ['error', 'assisted-service.noteRefused'],
    expiree: ['warning', 'assisted-service.noteExpired'],
    changee: ['warning', 'assisted-service.noteChanged'],
    terminee: ['info', 'assisted-service.noteEnded'],
    quittee: ['info', 'assisted-service.noteQuit'],
    rattache: ['success', 'assisted-service.noteBound'],
    personne: ['warning', 'assisted-service.noteNobody'],
  },
  async load(context, { query, stateOf, notices: noted }) {
    if (context.agentSignIns === null) throw notFound(context);
    const { state } = queryOf('assistance', query);
    const notices = state !== null && context.agent === null ? [...noted, endNotice(state, context)] : noted;
    const view = deskView(
      {
        isSignedIn: context.agent !== null,
        assistance: context.agent?.assistance ?? null,
        search: stateOf('chercher'),
        bind: stateOf('rattacher'),
        notices,
        idleMinutes: context.config.AGENT_IDLE_MINUTES,
      },
      context.wording,
    );
    return { view, description: view.text };
  },
});

/** How the session ended from which the provider leads back. */
const endNotice = (state: 'quittee' | 'expiree', { wording: { t } }: RequestContext): NoticeView =>
  state === 'quittee'
    ? { tone: 'success', text: t('assisted-service.noteQuit') }
    : { tone: 'warning', text: t('assisted-service.noteExpired') };

export const { action, loader } = deskPage;
