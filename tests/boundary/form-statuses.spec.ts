import { randomUUID } from 'node:crypto';
import { addresses } from '../journeys/every-route.ts';
import { type Shop, startShop } from '../shared/shop.ts';
import { signsIn } from '../shared/shopper.ts';
import { type Ask, askAt, expect, type Reply, test } from './ask.ts';
import { individual, professional, readyCart, shownOf } from './checkout-shoppers.ts';
import { type Case, cases, formStatuses, statusIn } from './form-statuses.ts';
import { type Fields, type FormRow, offered } from './journey-form-statuses.ts';

const unknown = 'inconnu-1';
const long = 'x'.repeat(1500);

const forms = Object.entries(formStatuses).flatMap(([name, intents]) =>
  Object.entries(intents).map(([intent, row]) => ({ name, intent, row })),
);

/** A browser that keeps the cookies it gets: drafts of journeys are of a browser. */
function browserIn(world: string, given: readonly string[]): Ask {
  const jar = new Map(given.map((pair) => [pair.split('=')[0], pair]));
  const asks = askAt({ origin: shop.url, world });
  return async (path, options) => {
    const reply = await asks(path, { ...options, cookies: [...jar.values()] });
    for (const cookie of reply.cookies) jar.set(cookie.split('=')[0], cookie.split(';')[0] ?? '');
    return reply;
  };
}

const addressOf = (name: string, mode?: string) => {
  const found = addresses.find((each) => each.name === name && (mode === undefined || each.mode === mode));
  if (!found) throw new Error(`${name} has no address.`);
  return found;
};

/** The address of a page, about something of nobody's or of somebody else's where the case says so. */
function pathOf(wrong: Case, name: string): string {
  const { path, entry } = addressOf(name);
  if (!entry.path.includes(':')) return path;
  if (wrong === 'unknown') return entry.path.replaceAll(/:\w+/g, unknown);
  if (wrong === 'others' && entry.proVariant) return addressOf(name, 'pro').path.replace('/professionnel', '');
  return path;
}

const filled = (fields: Fields, value: string) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, value] as const));

const fieldsOf: Record<Case, (fields: Fields, others: Fields) => Fields> = {
  'no-cart': (fields) => fields,
  unknown: (fields, others) => ({ ...fields, ...filled(others, unknown) }),
  others: (fields, others) => ({ ...fields, ...others }),
  empty: (fields, others) => filled({ ...fields, ...others }, ''),
  long: (fields, others) => filled({ ...fields, ...others }, long),
  twice: (fields) => fields,
};

/** The first choices of the lists that were read; the forms of a page share them. */
const choices = new Map<string, string>();

/** Sends a form; what is to be chosen from a list is read on its page. */
async function posts(ask: Ask, path: string, { intent, fields }: { intent: string; fields: Fields }) {
  const form: Record<string, string> = { ...fields, ...(intent && { intent }) };
  for (const name of Object.keys(fields).filter((each) => fields[each] === offered)) {
    const list = new RegExp(`<select[^>]* name="${name}".*?<option[^>]* value="([^"]+)"`, 's');
    const choice = choices.get(path + name) ?? list.exec((await ask(path)).body)?.[1];
    if (choice) choices.set(path + name, choice);
    form[name] = choice ?? '';
  }
  return ask(path, { form });
}

/** Sends a step as it should be, with the file that it needs. */
async function leadsOn(ask: Ask, path: string, { fields = {}, file }: FormRow) {
  if (!file) return posts(ask, path, { intent: 'step', fields });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, intent: 'step' })) form.set(name, value);
  form.set(file.name, file.file());
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '', origin: shop.url };
  await ask(path, { method: 'POST', headers, bytes: Buffer.from(await sent.arrayBuffer()) });
  await expect.poll(async () => (await ask(path)).body).toContain(file.scanned);
}

/** The words of a refusal: of the form, or of the page that takes its place. */
const saysWhy = ({ body }: Reply) =>
  /<title>Erreur\u202f: |<span lang="en">This page could not be found|role="alert"/.test(shownOf(body));

// Drafts are of an account, whatever its world: here one after the other, and at a shop where no other test has any.
test.describe.configure({ mode: 'default' });
let shop: Shop;
let accounts: { part: string[]; pro: string[] };
test.beforeAll(async ({ playwright }) => {
  shop = await startShop();
  const signedIn = async (email: string) => {
    const visitor = await playwright.request.newContext();
    await signsIn(visitor, { email, shop: shop.url });
    const { cookies } = await visitor.storageState();
    await visitor.dispose();
    return cookies.filter(({ path }) => path === '/').map(({ name, value }) => `${name}=${value}`);
  };
  accounts = { part: await signedIn(individual), pro: await signedIn(professional) };
});
test.afterAll(() => shop.stop());

const begins = (world: string, more: readonly string[] = []) => ({
  part: browserIn(world, [...accounts.part, ...more]),
  pro: browserIn(world, [...accounts.pro, ...more]),
  nobody: browserIn(world, more),
});

for (const [place, wrong] of cases.entries()) {
  test(`no form blames the shop for a post with ${wrong}`, async ({ world }) => {
    const ready = begins(world);
    // A cart that the forms of another page filled would be one; a world for each form would be slow.
    const newOn = Object.fromEntries(Object.keys(formStatuses).map((name) => [name, begins(randomUUID())]));
    const browserFor = (name: string) => {
      const { entry, mode } = addressOf(name);
      const isOwn = entry.guard === 'signedIn' || mode === 'pro';
      const browsers = (wrong === 'no-cart' && newOn[name]) || ready;
      return isOwn ? browsers[mode] : browsers.nobody;
    };
    if (wrong !== 'no-cart') {
      await readyCart({ ask: ready.part, cookies: [] });
      await readyCart({ ask: ready.pro, cookies: [] }, { at: '/professionnel' });
      await ready.nobody('/boutique/x/p/1126001', { form: { add: '1126001' } });
    }
    const answers: string[] = [];
    const silent: string[] = [];
    for (const { name, intent, row } of forms) {
      const { fields = {}, others = {} } = row;
      const browser = browserFor(name);
      const path = pathOf(wrong, name);
      const form = { intent, fields: fieldsOf[wrong](fields, others) };
      const first = await posts(browser, path, form);
      const reply = wrong === 'twice' ? await posts(browser, path, form) : first;
      answers.push(`${name} ${intent} ${reply.status}`);
      if (reply.status >= 400 && !saysWhy(reply)) silent.push(`${name} ${intent}`);
      // The next step is reached with what is right.
      const { step, ...rest } = formStatuses[name] ?? {};
      const isLast = intent === (Object.keys(rest).at(-1) ?? 'step');
      if (step && isLast && wrong !== 'no-cart') await leadsOn(browser, path, step);
    }
    const wanted = forms.map(({ name, intent, row }) => `${name} ${intent} ${statusIn(row, place)}`);
    expect(answers).toEqual(wanted);
    expect(silent).toEqual([]);
  });
}

test('no cell of the table is a fault of the shop', () => {
  const blamed = forms.filter(({ row }) => cases.some((_, place) => statusIn(row, place) >= '500'));
  expect(blamed.map(({ name, intent }) => `${name} ${intent}`)).toEqual([]);
});

test('a post to a product under a wrong slug says what cannot be done, in place of leading to the right one', async ({
  ask,
}) => {
  for (const add of ['inconnu', '1126001']) {
    const reply = await ask('/boutique/autre-nom/p/1126001', { form: { add, quantity: 'deux' } });
    expect([reply.status, saysWhy(reply)]).toEqual([422, true]);
  }
});

/** Forms of which each kind of refusal has words of its own. */
const inWords = ['cart', 'delivery', 'quickOrder', 'parcelsItem', 'registeredMailItem', 'stampsConfiguration'];
const french = /\b(?:le|la|les|un|une|des|votre|vos|ce|cette|saisissez|choisissez)\b/i;

test('a refused form says why in the language of its reader', async ({ world }) => {
  const ready = begins(world, ['lpel_locale=en']);
  await readyCart({ ask: ready.part, cookies: [] });
  const said: Record<string, string[]> = {};
  for (const { name, intent, row } of forms.filter((form) => inWords.includes(form.name))) {
    if (statusIn(row, cases.indexOf('empty')) !== '422') continue;
    const { entry, mode } = addressOf(name);
    const browser = entry.guard === 'signedIn' || mode === 'pro' ? ready[mode] : ready.nobody;
    const fields = fieldsOf.empty(row.fields ?? {}, row.others ?? {});
    const { body } = await browser(pathOf('empty', name), { form: { ...fields, intent } });
    expect(body, `${name} ${intent}`).toContain('<title>Error: ');
    const refusals = shownOf(body).matchAll(/(?:role="alert"|-erreur")[^>]*>(.*?)<\/(?:div|p)>/gs);
    said[`${name} ${intent}`] = [...refusals].map(([, words = '']) => words.replace(/<[^>]*>/g, ' ').trim());
  }
  expect(Object.keys(said).length).toBeGreaterThan(5);
  expect(Object.values(said).flat().length).toBeGreaterThan(20);
  expect(Object.entries(said).filter(([, texts]) => texts.some((text) => french.test(text)))).toEqual([]);
});

test('an error page that answers a post is in the language of its reader, within the shop', async ({ ask }) => {
  const reply = await ask('/boutique/retour-en-stock', { cookies: ['lpel_locale=en'], form: { article: 'inconnu' } });
  expect([reply.status, /<html lang="(..)"/.exec(reply.body)?.[1]]).toEqual([404, 'en']);
  expect(reply.body).toContain('href="/checkout/recapitulatif"');
  expect(reply.body).toContain('<header');
});
