import { describe, expect, test } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { replacedBy } from '#tests/shared/replaced.ts';
import { failedPage } from '#ui/request/error/error-page.server.ts';
import { failures } from '#ui/request/error/failures.ts';
import { cookiesAfter } from '#ui/request/flash-message.examples.ts';
import { aForm, aRequest, argsOf, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { field } from './fields.ts';
import { type FormPageInput, formPage, type LoadedPage } from './form-page.server.ts';
import { displayedResult, type FormOf, failedResult, redirectResult, refusedResult } from './form-result.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const away = new Fault('unavailable', 'carts');
const signedOut = new Fault('signed-out', 'carts');
const url = new URL('https://boutique.example/checkout/livraison?note=telephone&adresse=modifier');

interface TypedState {
  typed: string;
}

const typedName = (form: FormData): TypedState => ({ typed: field(form, 'name') });

/** A form whose button names the result that it shall have. */
const nameForm: FormOf<TypedState> = {
  failure: 'phone-update',
  typed: typedName,
  async save(_, form) {
    switch (field(form, 'outcome')) {
      case 'refused':
        return refusedResult(typedName(form), { tone: 'error', text: 'Ce nom est pris.' });
      case 'displayed':
        return displayedResult(typedName(form));
      case 'failed':
        return failedResult('remove-item', typedName(form), { tone: 'error', text: 'Un appel sur deux.' });
      case 'fault':
        throw away;
      case 'page':
        throw failedPage(aRequest(), { status: Number(field(form, 'status')) });
      case 'signed-out':
        throw signedOut;
      case 'bug':
        throw new TypeError('nothing of the world');
      default:
        return redirectResult('/merci', { replaces: field(form, 'outcome') === 'replaced' });
    }
  },
};
const otherForm: FormOf<TypedState> = { ...nameForm, failure: 'voucher' };
const buttonsForm: FormOf = { save: async () => refusedResult(null) };
const forms = { name: nameForm, other: otherForm, buttons: buttonsForm };
type TestPage = FormPageInput<typeof forms>;

interface View {
  title: string;
  name: TypedState | null;
  other: TypedState | null;
  kind: string | null;
  query: string;
  notices: string[];
}

async function load(_: unknown, { formState: it, query, notices, stateOf }: TestPage): Promise<LoadedPage<View>> {
  const view = {
    title: 'Livraison',
    name: stateOf('name'),
    other: stateOf('other'),
    kind: it?.kind ?? null,
    query: query.toString(),
    notices: notices.map(({ text }) => text),
  };
  return { view, description: '' };
}
const notes = { telephone: ['success', 'checkout.phoneSaved'] } as const;
const page = formPage({ forms, notes, load });

const post = (fields: Record<string, string>, context = aRequest()) => page.post(context, { url, form: aForm(fields) });
const name = { intent: 'name', name: 'Lilas' };

describe('which form was posted', () => {
  test.each(['', 'unknown', 'toString', '__proto__', 'constructor', 'hasOwnProperty'])(
    'a post with the intent « %s » is for no form, and leads to the page',
    async (intent) => {
      expect(await ledTo(post({ intent }))).toBe('/checkout/livraison');
    },
  );

  test('a post without a known form goes to the page’s fallback form', async () => {
    const fallen = formPage({ forms, fallback: 'other', load });
    for (const intent of ['', 'toString', '__proto__']) {
      const form = aForm({ ...name, intent, outcome: 'refused' });
      const { status, page: made } = await fallen.post(aRequest(), { url, form });
      expect(status).toBe(422);
      expect(made.view).toMatchObject({ name: null, other: { typed: 'Lilas' } });
    }
  });
});

describe('what search engines list', () => {
  const at = (path: string) => new URL(path, 'https://boutique.example');

  test.each([
    ['/colissimo-en-ligne', true],
    ['/professionnel/colissimo-en-ligne', true],
    ['/colissimo-en-ligne?note=recommence', false],
    ['/colissimo-en-ligne/parcours/votre-colis', false],
    ['/checkout/livraison', false],
    ['/mes-commandes/changer-d-avis', false],
  ])('%s is listed, as its address alone shows it: %s', async (path, isListed) => {
    const { head } = await page.show(aRequest(), at(path));
    expect([head.canonical, head.noIndex]).toEqual(
      isListed ? [`https://boutique.example${path}`, undefined] : [undefined, true],
    );
  });

  test('what a form answers is not listed', async () => {
    const form = aForm({ ...name, outcome: 'refused' });
    const { page: made } = await page.post(aRequest(), { url: at('/colissimo-en-ligne'), form });
    expect(made).toMatchObject({ head: { noIndex: true } });
  });
});

describe('what became of a form', () => {
  test('a finished form leads to its page, as a new step of the history unless the page is the same', async () => {
    expect(await ledTo(post(name))).toBe('/merci');
    expect([await replacedBy(post(name)), await replacedBy(post({ ...name, outcome: 'replaced' }))]).toEqual([
      null,
      '/merci',
    ]);
  });

  test('a refused form keeps what was typed, with « Erreur : » first in the title', async () => {
    const { status, page: made } = await post({ ...name, outcome: 'refused' });
    expect(status).toBe(422);
    expect(t('forms.errorPrefix')).toMatch(/^Erreur/);
    expect(made).toMatchObject({
      head: { title: `${t('forms.errorPrefix')} Livraison` },
      view: { name: { typed: 'Lilas' }, other: null, kind: 'refused', notices: ['Ce nom est pris.'] },
      failure: undefined,
    });
  });

  test('a form that asks something is no error', async () => {
    const { status, page: made } = await post({ ...name, outcome: 'displayed' });
    expect(status).toBe(200);
    expect(made).toMatchObject({ head: { title: 'Livraison' }, view: { name: { typed: 'Lilas' }, kind: 'displayed' } });
  });

  test('a fault keeps what was typed, says the words of its category and counts it', async () => {
    const { status, page: made } = await post({ ...name, outcome: 'fault' });
    const text = t(failures['phone-update'].message);
    expect(status).toBe(503);
    expect(made).toMatchObject({
      head: { title: 'Livraison' },
      view: { name: { typed: 'Lilas' }, kind: 'failed', notices: [text] },
      notices: [{ tone: 'error', text }],
      failure: { failure: 'maj_telephone', text, details: 'phone-update' },
    });
  });

  test('a service that is away while the form is saved leaves the page, also where that was an error page already', async () => {
    const { status, page: made } = await post({ ...name, outcome: 'page', status: '504' });
    expect(status).toBe(503);
    expect(made).toMatchObject({
      view: { name: { typed: 'Lilas' }, kind: 'failed', notices: [t(failures['phone-update'].message)] },
    });
    await expect(post({ ...name, outcome: 'page', status: '404' })).rejects.toMatchObject({ data: { status: 404 } });
  });

  test('a form that says itself which of its calls failed is counted by that one', async () => {
    const { status, page: made } = await post({ ...name, outcome: 'failed' });
    expect(status).toBe(503);
    expect(made).toMatchObject({ view: { notices: ['Un appel sur deux.'] }, failure: { details: 'remove-item' } });
  });

  test('a page’s own failure is measured only when no form has failed', async () => {
    const own = { failure: 'autre', text: '', attempts: 1, details: 'own' };
    const ailing = formPage({ forms, load: async (...args) => ({ ...(await load(...args)), failure: own }) });
    const after = async (outcome: string) =>
      (await ailing.post(aRequest(), { url, form: aForm({ ...name, outcome }) })).page.failure?.details;
    expect((await ailing.show(aRequest(), url)).failure).toEqual(own);
    expect([await after('refused'), await after('fault')]).toEqual(['own', 'phone-update']);
  });
});

describe('a note in the address', () => {
  test('a note in the address is shown, and the rest of the query stays', async () => {
    const { view } = await page.show(aRequest({ cookies: cookiesAfter(url) }), url);
    expect(view).toMatchObject({ notices: [t('checkout.phoneSaved')], query: url.searchParams.toString() });
  });

  test('a note of a failure takes the focus', async () => {
    const own = { gagne: ['success', 'checkout.phoneSaved'], perdu: ['error', 'error.phoneUpdate'] } as const;
    const noted = formPage({
      forms,
      notes: own,
      load: async (_, { notices }) => ({ view: { title: '', notices }, description: '' }),
    });
    const noticesOf = async (note: string, cookies = {}) =>
      (await noted.show(aRequest({ cookies }), new URL(`?note=${note}`, url))).view.notices;
    const done = cookiesAfter(new URL('?note=gagne', url));
    expect(await noticesOf('gagne', done)).toEqual([{ tone: 'success', text: t('checkout.phoneSaved') }]);
    expect(await noticesOf('perdu')).toEqual([{ tone: 'error', text: t('error.phoneUpdate'), takesFocus: true }]);
  });

  test('a note is not shown again after a form was posted', async () => {
    const { page: made } = await post({ ...name, outcome: 'displayed' });
    expect(made.view).toMatchObject({ notices: [], query: 'adresse=modifier' });
  });

  test.each(['', 'inconnue', 'toString', '__proto__'])('« %s » is none', async (note) => {
    const { view } = await page.show(aRequest(), new URL(`https://boutique.example/?note=${note}`));
    expect(view.notices).toEqual([]);
  });
});

describe('what was typed when the session had ended', () => {
  const draft = { ...name, name: 'Rue des Lilas' };

  test('a draft typed before the session ended is restored in its form, and in no other', async () => {
    const { view, head } = await page.show(
      aRequest({ draft: { ...draft, intent: 'other' }, cookies: cookiesAfter(url) }),
      url,
    );
    expect(view).toMatchObject({ name: null, other: { typed: 'Rue des Lilas' }, kind: 'restored' });
    expect(view.notices).toEqual([t('checkout.phoneSaved'), t('forms.draftRestored')]);
    expect(t('forms.draftRestored')).toMatch(/^Nous avons retrouvé/);
    expect(head.title).toBe('Livraison');
  });

  test.each(['buttons', 'unknown', 'toString', ''])('a draft of the form « %s » is not restored', async (intent) => {
    const { view } = await page.show(aRequest({ draft: { ...draft, intent }, cookies: cookiesAfter(url) }), url);
    expect(view).toMatchObject({ name: null, other: null, kind: null, notices: [t('checkout.phoneSaved')] });
  });

  test('a draft is deleted once its form is saved', async () => {
    const context = aRequest({ draft });
    expect(await ledTo(post(name, context))).toBe('/merci');
    expect(context.effects.drafts).toEqual(['forgotten']);
  });

  test('a draft stays while another form is saved, or its own is refused', async () => {
    const context = aRequest({ draft });
    await ledTo(post({ ...name, intent: 'other' }, context));
    await post({ ...name, outcome: 'refused' }, context);
    expect(context.effects.drafts).toEqual([]);
  });
});

describe('a page that cannot be made again', () => {
  /** The page loads until the form has failed; then loading fails too. */
  const pageOf = (error: unknown) =>
    formPage({
      forms,
      load: async () => {
        throw error;
      },
    });
  const posted = (error: unknown, outcome: string, context = aRequest()) =>
    pageOf(error).post(context, { url, form: aForm({ ...name, outcome }) });

  test('a page that cannot be loaded again stays as it is after a failed form, with the draft', async () => {
    const context = aRequest();
    const text = t(failures['phone-update'].message);
    expect(await posted(away, 'fault', context)).toMatchObject({
      status: 503,
      page: {
        view: null,
        notices: [{ tone: 'error', text }],
        failure: { failure: 'maj_telephone', text, attempts: 1, details: 'phone-update' },
      },
    });
    expect(context.effects.drafts).toEqual(['kept']);
  });

  test('a page that redirects does so whatever the form’s outcome', async () => {
    const redirected = new Response(null, { status: 302, headers: { Location: '/checkout/recapitulatif' } });
    for (const outcome of ['refused', 'fault'])
      expect(await ledTo(posted(redirected, outcome))).toBe('/checkout/recapitulatif');
  });

  test('whoever is signed out meanwhile signs in again', async () => {
    const context = aRequest();
    await expect(posted(signedOut, 'fault', context)).rejects.toBe(signedOut);
    // The draft is stored only where the fault redirects to signing in.
    expect(context.effects.drafts).toEqual([]);
  });

  test('a page that cannot be loaded again for our own mistake stays too, and the mistake is logged', async () => {
    const context = aRequest();
    expect(await posted(new TypeError('nothing of the world'), 'fault', context)).toMatchObject({
      status: 503,
      page: { view: null },
    });
    expect(context.effects.logged).toMatchObject([
      [{ error: expect.stringContaining('nothing of the world') }, 'page fault'],
    ]);
    const quiet = aRequest();
    await posted(away, 'fault', quiet);
    expect(quiet.effects.logged).toEqual([]);
  });

  test('a page that cannot be loaded again after a refused form is the page’s error', async () => {
    await expect(posted(away, 'refused')).rejects.toBe(away);
  });
});

test('a session that had ended is no failure of the form', async () => {
  await expect(post({ ...name, outcome: 'signed-out' })).rejects.toBe(signedOut);
});

test('a mistake of ours leaves the page as it is, with what was typed', async () => {
  const { status, page: made } = await post({ ...name, outcome: 'bug' });
  expect(status).toBe(500);
  expect(made.view).toMatchObject({ name: { typed: 'Lilas' }, kind: 'failed' });
});

describe('in the framework', () => {
  test('the loader shows what the action has left, without making the page anew', async () => {
    let times = 0;
    const counted = formPage({
      forms,
      load: (...args) => {
        times += 1;
        return load(...args);
      },
    });
    const form = aForm({ ...name, outcome: 'refused' });
    const args = argsOf(aRequest(), { path: url.pathname, form });
    const { data, init } = await counted.action(args);
    expect(init).toMatchObject({ status: 422 });
    expect(await counted.loader(args)).toBe(data);
    expect(times).toBe(1);
  });

  test('the loader makes a page that the action could not, with what was typed', async () => {
    let isAway = true;
    const recovering = formPage({
      forms,
      load: async (...args) => {
        if (isAway) throw away;
        return load(...args);
      },
    });
    const args = argsOf(aRequest(), { path: url.pathname, form: aForm({ ...name, outcome: 'fault' }) });
    expect((await recovering.action(args)).data.view).toBeNull();
    isAway = false;
    expect((await recovering.loader(args)).view).toMatchObject({ kind: 'failed', name: { typed: 'Lilas' } });
  });

  test('a page that was only asked for is made by its loader', async () => {
    const path = '/checkout/livraison?note=telephone';
    const { view } = await page.loader(argsOf(aRequest({ cookies: cookiesAfter(path) }), { path }));
    expect(view).toMatchObject({ kind: null, notices: [t('checkout.phoneSaved')] });
  });

  test('a page that cannot be had says what it needs, whether it was asked for or posted to', async () => {
    const needy = formPage({ forms, needs: 'cart-fetch', load: fails(away) });
    const form = aForm({ ...name, outcome: 'refused' });
    const error = { data: { failure: { details: 'cart-fetch' } } };
    await expect(needy.loader(argsOf(aRequest()))).rejects.toMatchObject(error);
    await expect(needy.action(argsOf(aRequest(), { path: url.pathname, form }))).rejects.toMatchObject(error);
  });

  test('a form posted after the session had ended leads to signing in, and what was typed waits', async () => {
    const form = aForm({ ...name, outcome: 'signed-out' });
    const context = aRequest();
    const to = await ledTo(page.action(argsOf(context, { path: '/checkout/livraison', form })));
    expect(new URL(to, url).searchParams.get('redirect')).toBe('/checkout/livraison');
    expect(context.effects.drafts).toEqual(['kept']);
  });
});

describe('what an agent reads of forms that are the shopper’s own', () => {
  const customer = { id: '1', firstName: 'Compte', lastName: 'Pro', email: '', profile: 'pro' } as const;
  const agent = (helped: boolean) => ({
    state: 'open' as const,
    id: 'session-agent',
    agent: { id: 'agent-1' },
    assistance: helped ? { id: 'aide-1', customer } : null,
    accessToken: async () => 'jeton',
  });
  const noticesAt = async (path: string, given: ReturnType<typeof agent> | null) =>
    (await page.show(aRequest({ agent: given }), new URL(path, url))).view.notices;

  test.each([
    '/professionnel/mon-compte/entreprise/certification',
    '/mes-commandes/detail/CMD-1/reexpedition/REEX-1',
    '/mon-compte/adresses',
  ])('%s says it before anything is typed', async (path) => {
    expect(await noticesAt(path, agent(true))).toEqual([t('assisted-service.formsClosed')]);
    expect(await noticesAt(path, agent(false))).toEqual([]);
    expect(await noticesAt(path, null)).toEqual([]);
  });

  test.each(['/checkout/livraison', '/demenagement-absence/parcours/besoins', '/ecom/assistance'])(
    '%s, whose forms an agent sends, says nothing',
    async (path) => {
      expect(await noticesAt(path, agent(true))).toEqual([]);
    },
  );
});
