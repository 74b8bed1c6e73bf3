import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { InteractionResults, Provider } from 'oidc-provider';
import type { Lang } from '../shared/lang.ts';
import { isWrong, type Problems, shopTitle, type Typed, titleOf, typedIn } from '../shared/pages/form.ts';
import { page } from '../shared/pages/look.ts';
import type { Accounts, IdentityAccount } from './accounts.ts';
import { newAttempts } from './attempts.ts';
import { type Result, register, signIn } from './forms.ts';
import { errorBody, registerBody, signInBody } from './pages.ts';
import { type Copy, langOfLocales, words } from './words.ts';

interface Parts {
  provider: Provider;
  accounts: Accounts;
  formTargets: string[];
}

type App = { Bindings: HttpBindings };
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** A page with a form that ends by signing in. */
interface FormPage {
  path: '' | '/inscription';
  title: (t: Copy) => string;
  body: typeof signInBody;
  answer(typed: Typed, t: Copy): Promise<Result>;
}

/** The pages of an interaction, from the sign-in request to the signed-in account. */
export function interactionRoutes(parts: Parts): Hono<App> {
  const app = new Hono<App>();
  for (const form of formsOf(parts.accounts)) {
    app.get(`/:uid${form.path}`, (c) =>
      withInteraction(parts, c, (interaction) => open(parts, c, { form, interaction })),
    );
    app.post(`/:uid${form.path}`, (c) =>
      withInteraction(parts, c, (interaction) => submit(parts, c, { form, interaction })),
    );
  }
  app.post('/:uid/annuler', (c) =>
    withInteraction(parts, c, () =>
      finish(parts, c, { error: 'access_denied', error_description: 'The shopper went back to the shop.' }),
    ),
  );
  return app;
}

function formsOf(accounts: Accounts): FormPage[] {
  const attempts = newAttempts();
  const signInSlowly = async (typed: Typed, t: Copy): Promise<Result> => {
    const { email = '' } = typed;
    if (!attempts.allow(email)) return { problems: { form: t.tooMany } };
    const result = await signIn(accounts, typed, t);
    if ('account' in result) attempts.forget(email);
    return result;
  };
  return [
    { path: '', title: (t) => t.signInTitle, body: signInBody, answer: signInSlowly },
    {
      path: '/inscription',
      title: (t) => t.registerTitle,
      body: registerBody,
      answer: (typed, t) => register(accounts, typed, t),
    },
  ];
}

async function withInteraction(
  { provider }: Parts,
  c: Context<App>,
  work: (interaction: Interaction) => Response | Promise<Response>,
): Promise<Response> {
  const interaction = await provider.interactionDetails(c.env.incoming, c.env.outgoing).catch(() => null);
  if (interaction) return work(interaction);
  const lang = langOfLocales(c.req.header('accept-language'));
  return page({
    title: shopTitle(words[lang].errorTitle),
    lang,
    body: errorBody(lang, { error: 'session_not_found', detail: '' }),
    status: 400,
  });
}

interface Step {
  form: FormPage;
  interaction: Interaction;
}

function open(parts: Parts, c: Context<App>, { form, interaction }: Step): Response | Promise<Response> {
  const { prompt, params, uid } = interaction;
  if (prompt.name === 'consent') return finish(parts, c, { consent: {} });
  if (prompt.name === 'create' && form.path === '') return c.redirect(`/interaction/${uid}/inscription`, 303);
  const typed: Typed = {
    ...(typeof params.login_hint === 'string' && { email: params.login_hint }),
    ...(params.profile === 'pro' && { profile: 'pro' }),
  };
  return show(parts, { form, interaction }, { typed, problems: {} });
}

async function submit(parts: Parts, c: Context<App>, step: Step): Promise<Response> {
  const typed = await typedIn(c);
  const result = await step.form.answer(typed, words[viewOf(step.interaction).lang]);
  if ('problems' in result) return show(parts, step, { typed, problems: result.problems });
  return enter(parts, c, { interaction: step.interaction, account: result.account });
}

async function enter(
  parts: Parts,
  c: Context<App>,
  { interaction, account }: { interaction: Interaction; account: IdentityAccount },
): Promise<Response> {
  await leaveOtherSession(parts.provider, interaction, account.sub);
  return finish(parts, c, { ...resultsOf(interaction), login: { accountId: account.sub } });
}

const finish = async ({ provider }: Parts, c: Context<App>, result: InteractionResults): Promise<Response> =>
  c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303);

function show(
  { formTargets }: Parts,
  { form, interaction }: Step,
  filled: { typed: Typed; problems: Problems },
): Response {
  const view = viewOf(interaction);
  return page({
    title: titleOf(form.title(words[view.lang]), { ...view, ...filled }),
    lang: view.lang,
    body: form.body({ ...view, ...filled }),
    formTargets,
    status: isWrong(filled.problems) ? 422 : 200,
  });
}

const viewOf = ({ uid, params }: Interaction): { lang: Lang; path: string } => ({
  lang: langOfLocales(params.ui_locales),
  path: `/interaction/${uid}`,
});

/** Signing in completes every prompt: registration and consent are not asked for again. */
function resultsOf({ params }: Interaction): InteractionResults {
  const prompts = typeof params.prompt === 'string' ? params.prompt.split(' ') : [];
  return Object.fromEntries(
    prompts.filter((name) => name === 'create' || name === 'consent').map((name) => [name, {}]),
  );
}

/** Another account was signed in: its session ends first, because the library's own prompt needs a script. */
async function leaveOtherSession(provider: Provider, interaction: Interaction, sub: string): Promise<void> {
  if (!interaction.session || interaction.session.accountId === sub) return;
  const other = await provider.Session.findByUid(interaction.session.uid);
  await other?.destroy();
  delete interaction.session;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}
