import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { InteractionResults, Provider } from 'oidc-provider';
import type { Html } from '../shared/html.ts';
import type { Lang } from '../shared/lang.ts';
import { page } from '../shared/look.ts';
import { isAnswer } from '../shared/problems.ts';
import type { Accounts } from './accounts.ts';
import { newAttempts } from './attempts.ts';
import { type Problems, type Result, register, signIn, type Typed } from './forms.ts';
import { errorBody, registerBody, signInBody } from './pages.ts';
import { langOfLocales, words } from './words.ts';

interface Parts {
  provider: Provider;
  accounts: Accounts;
  formTargets: string[];
}

type App = { Bindings: HttpBindings };
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The pages between "this shopper must sign in" and "this shopper has signed in". */
export function interactionRoutes({ provider, accounts, formTargets }: Parts): Hono<App> {
  const app = new Hono<App>();
  const attempts = newAttempts();
  const show = (lang: Lang, title: string, body: Html, status = 200) =>
    page({ title: `${title} - boutique`, lang, body, formTargets, status });

  const found = async (c: Context<App>): Promise<Interaction | null> =>
    provider.interactionDetails(c.env.incoming, c.env.outgoing).catch(() => null);

  const finish = async (c: Context<App>, result: InteractionResults) =>
    c.redirect(
      await provider.interactionResult(c.env.incoming, c.env.outgoing, result, { mergeWithLastSubmission: true }),
      303,
    );

  const lost = (c: Context<App>) => {
    const lang = langOfLocales(c.req.header('accept-language'));
    return show(lang, words[lang].errorTitle, errorBody(lang, { error: 'session_not_found', detail: '' }), 400);
  };

  const done = async (c: Context<App>, interaction: Interaction, result: Result): Promise<Response | Problems> => {
    if ('problems' in result) return result.problems;
    await leaveOtherSession(provider, interaction, result.account.sub);
    return finish(c, { ...resolved(interaction), login: { accountId: result.account.sub } });
  };

  app.get('/:uid', async (c) => {
    const interaction = await found(c);
    if (!interaction) return lost(c);
    const { name } = interaction.prompt;
    if (name === 'consent') return finish(c, { consent: {} });
    if (name === 'create') return c.redirect(`/interaction/${interaction.uid}/inscription`, 303);
    const { lang, path } = viewOf(interaction);
    const typed: Typed =
      typeof interaction.params.login_hint === 'string' ? { email: interaction.params.login_hint } : {};
    return show(lang, words[lang].signInTitle, signInBody({ lang, path, typed, problems: {} }));
  });

  app.post('/:uid', async (c) => {
    const interaction = await found(c);
    if (!interaction) return lost(c);
    const { lang, path } = viewOf(interaction);
    const t = words[lang];
    const typed = await typedIn(c);
    const isAllowed = attempts.allow(typed.email ?? '');
    const result = isAllowed ? await signIn(accounts, typed, t) : { problems: { form: t.tooMany } };
    if ('account' in result) attempts.forget(typed.email ?? '');
    const outcome = await done(c, interaction, result);
    if (isAnswer(outcome)) return outcome;
    const title = `${t.errorPrefix} ${t.signInTitle}`;
    return show(lang, title, signInBody({ lang, path, typed, problems: outcome }), isAllowed ? 422 : 429);
  });

  app.get('/:uid/inscription', async (c) => {
    const interaction = await found(c);
    if (!interaction) return lost(c);
    const { lang, path } = viewOf(interaction);
    const typed: Typed = interaction.params.profile === 'pro' ? { profile: 'pro' } : {};
    return show(lang, words[lang].registerTitle, registerBody({ lang, path, typed, problems: {} }));
  });

  app.post('/:uid/inscription', async (c) => {
    const interaction = await found(c);
    if (!interaction) return lost(c);
    const { lang, path } = viewOf(interaction);
    const t = words[lang];
    const typed = await typedIn(c);
    const outcome = await done(c, interaction, await register(accounts, typed, t));
    if (isAnswer(outcome)) return outcome;
    return show(
      lang,
      `${t.errorPrefix} ${t.registerTitle}`,
      registerBody({ lang, path, typed, problems: outcome }),
      422,
    );
  });

  app.post('/:uid/annuler', async (c) => {
    if (!(await found(c))) return lost(c);
    return finish(c, { error: 'access_denied', error_description: 'The shopper went back to the shop.' });
  });

  return app;
}

const viewOf = ({ uid, params }: Interaction) => ({
  lang: langOfLocales(params.ui_locales),
  path: `/interaction/${uid}`,
});

async function typedIn(c: Context<App>): Promise<Typed> {
  const form = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Signing in answers whatever was asked: nobody signs in and is then asked to register, or to consent. */
const resolved = ({ params }: Interaction): InteractionResults =>
  Object.fromEntries(
    String(params.prompt ?? '')
      .split(' ')
      .filter((name) => name === 'create' || name === 'consent')
      .map((name) => [name, {}]),
  );

/** Somebody else was signed in here: that session ends first, or the library would ask by a page with a script. */
async function leaveOtherSession(provider: Provider, interaction: Interaction, sub: string): Promise<void> {
  if (!interaction.session || interaction.session.accountId === sub) return;
  const other = await provider.Session.findByUid(interaction.session.uid);
  await other?.destroy();
  delete interaction.session;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}
