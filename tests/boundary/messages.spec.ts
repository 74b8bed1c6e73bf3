import { backendOf } from '../shared/backend.ts';
import { type Ask, cookiePairs, expect, multipart, type Part, type Reply, shopOrigin, test } from './ask.ts';
import { faultsOf } from './checkout-cells.ts';
import { followed, formOf, individual, professional, shownOf } from './checkout-shoppers.ts';
import type { Upstream } from './checkout-upstreams.ts';

const order = '/mes-commandes/detail/CMD-26-000101';
const seller = `${order}/CMD-26-000101-A/contact-vendeur`;
const unanswered = '/mes-commandes/detail/CMD-26-000102/CMD-26-000102-A';
const thread = `${seller}/FIL-101A-1`;
const attachment = '/ecom/messages/CMD-26-000101/CMD-26-000101-A/FIL-101A-1/PJ-101A-1-00';
const megabyte = 1024 * 1024;

/** Posts a form with files, as a browser without scripts does. */
const posts = (ask: Ask, path: string, { parts, cookies }: { parts: Part[]; cookies: string[] }): Promise<Reply> =>
  ask(path, { ...multipart(parts), cookies });

const jpeg = (size = 100) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(size, 1)]);
const asked = (over: Record<string, string> = {}): Part[] =>
  Object.entries({ intent: 'new-thread', envoi: 'b-1', sujet: 'ITEM', message: 'Le carton est déchiré.', ...over }).map(
    ([name, value]) => ({ name, value }),
  );
const withFile = (name: string, bytes: Buffer): Part => ({
  name: 'fichiers',
  file: { name, type: 'image/jpeg', bytes },
});

test('a question with a photo is sent once, and its photo comes back under its name', async ({
  ask,
  signedIn: cookies,
}) => {
  const parts = [...asked(), withFile('carton.jpg', jpeg())];
  const [first, second] = [await posts(ask, seller, { parts, cookies }), await posts(ask, seller, { parts, cookies })];
  expect([first.status, second.headers.location]).toEqual([302, first.headers.location]);
  const { body } = await ask(String(first.headers.location), { cookies: [...cookies, ...cookiePairs(first)] });
  expect(shownOf(body)).toContain('Votre message est envoyé.');
  const href = /href="(\/ecom\/messages\/[^"]+)"/.exec(body)?.[1] ?? '';
  const { status, headers } = await ask(href, { cookies });
  expect({ status, name: headers['content-disposition'], size: headers['content-length'] }).toEqual({
    status: 200,
    name: 'attachment; filename=carton.jpg',
    size: '104',
  });
});

test('a file whose name disagrees with its content is sent and given back by its content', async ({
  ask,
  signedIn: cookies,
}) => {
  for (const [given, expected, type] of [
    ['facture.hta', 'facture.pdf', 'application/pdf'],
    ['facture.js', 'facture.pdf', 'application/pdf'],
    ['photo.html', 'photo.jpg', 'image/jpeg'],
  ] as const) {
    const bytes = type === 'image/jpeg' ? jpeg() : Buffer.from('%PDF-1.7\n%%EOF');
    const parts = [...asked({ envoi: given }), withFile(given, bytes)];
    const { headers } = await posts(ask, seller, { parts, cookies });
    const { body } = await ask(String(headers.location), { cookies });
    expect(shownOf(body)).toContain(expected);
    const [href] = body.match(/\/ecom\/messages\/[^"]+/) ?? [];
    const file = await ask(String(href), { cookies });
    expect(file.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename=${expected}`,
      'x-content-type-options': 'nosniff',
    });
  }
});

test('a file that is too large, not what it says, or one of too many is named, and the text stays', async ({
  ask,
  signedIn: cookies,
}) => {
  for (const [files, text] of [
    [[withFile('grande.jpg', jpeg(6 * megabyte))], '« grande.jpg » est trop lourd'],
    [
      [withFile('photo.jpg', Buffer.from('<html><script>')), withFile('ok.jpg', jpeg())],
      '« photo.jpg » n’est pas d’un type accepté',
    ],
    [[1, 2, 3, 4, 5, 6].map((at) => withFile(`${at}.jpg`, jpeg())), '« 6.jpg » est en trop'],
    [
      [1, 2, 3, 4, 5].map((at) => withFile(`${at}.jpg`, jpeg(4.5 * megabyte))),
      'Vos fichiers sont trop lourds ensemble',
    ],
  ] as const) {
    const { status, body } = await posts(ask, seller, { parts: [...asked(), ...files], cookies });
    expect([status, shownOf(body).replaceAll('\u202f', ' ').includes(text)]).toEqual([422, true]);
    expect(shownOf(body)).toContain('Le carton est déchiré.</textarea>');
    expect(body).toContain('<title>Erreur');
  }
  const { body } = await posts(ask, seller, {
    parts: [...asked(), withFile('photo.jpg', Buffer.from('<svg/>')), withFile('ok.jpg', jpeg())],
    cookies,
  });
  expect(shownOf(body)).toMatch(/Choisissez de nouveau ce fichier.: ok\.jpg/);
});

test('only pages that take files take large bodies, and beyond every measure they do not either', async ({
  ask,
  signedIn: cookies,
}) => {
  const large = [...asked(), withFile('a.jpg', jpeg(100_000))];
  const statusAt = async (path: string) => (await posts(ask, path, { parts: large, cookies })).status;
  expect(await statusAt(seller)).toBe(302);
  for (const path of ['/checkout/livraison', '/checkout/recapitulatif', `${order}/remboursement`, '/'])
    expect([path, await statusAt(path)]).toEqual([path, 413]);
  // Nothing is posted there at all.
  for (const path of [order, '/ecom/messages/a/b/c/d', `${seller}/a/b`])
    expect([path, await statusAt(path)]).toEqual([path, 405]);
  const { status } = await ask(seller, {
    method: 'POST',
    cookies,
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      origin: shopOrigin(),
      'content-length': 81 * megabyte,
    },
    body: '',
  }).catch(() => ({ status: 413 }));
  expect(status).toBe(413);
});

test('a message whose body is no form gets 400', async ({ ask, signedIn: cookies }) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b', origin: shopOrigin() };
  for (const body of ['', 'x', '--b\r\n\r\n', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'])
    expect((await ask(seller, { method: 'POST', cookies, headers, body })).status).toBe(400);
});

test('an attachment is saved and never shown, under a name without tricks', async ({ ask, signedIn: cookies }) => {
  const { status, headers } = await ask(attachment.replace(/0$/, '1'), { cookies });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-disposition': 'attachment; filename=pochettesgnp.png',
    'content-type': 'image/png',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('somebody else’s threads and files are there for nobody', async ({ ask, sessionOf }) => {
  const [own, other] = [await sessionOf(individual), await sessionOf(professional)];
  const theirs = seller.replaceAll('000101', '000201');
  for (const path of [
    theirs,
    `${theirs}/FIL-201A-1`,
    attachment.replaceAll('101', '201'),
    `${seller}/FIL-101B-1`,
    `${seller}/inconnu`,
  ])
    expect([path, (await ask(path, { cookies: own })).status]).toEqual([path, 404]);
  for (const path of [seller, thread, attachment]) {
    expect([path, (await ask(`/professionnel${path}`, { cookies: other })).status]).toEqual([path, 404]);
    const { status, headers } = await ask(path);
    expect([status, headers.location?.includes('/ecom/connexion?')]).toEqual([302, true]);
  }
});

test('a download that fails leads back to its thread, which says so', async ({ ask, world, signedIn: cookies }) => {
  for (const effect of ['fail', 'unavailable', 'reset', 'hang'] as const) {
    await backendOf(world).behaves();
    await backendOf(world).misbehaves({ operation: 'downloadAttachment', effect });
    const reply = await ask(attachment, { cookies });
    expect(reply.headers.location).toBe(`${thread}?note=telechargement`);
    const { body } = await followed(ask, { reply, cookies });
    expect(shownOf(body)).toContain('La pièce jointe n’a pas pu être téléchargée, veuillez réessayer.');
  }
  await backendOf(world).behaves();
  await backendOf(world).misbehaves({ operation: 'downloadAttachment', effect: 'unauthorised' });
  expect((await ask(attachment, { cookies })).headers.location).toMatch(/^\/deconnexion\?/);
});

const message = { intent: 'new-thread', envoi: 'b-2', sujet: 'ITEM', message: 'Texte à garder.' };
const reply = { intent: 'reply', envoi: 'b-3', message: 'Texte à garder.' };
/** The page itself is read again after a change, so a failing read fails it. */
const upstreams: Upstream[] = [
  {
    operation: 'getThreads',
    path: seller,
    says: 'messagesFetch',
    otherwise: { 'not-found': 'This page could not be found' },
  },
  {
    operation: 'getThread',
    path: thread,
    says: 'messagesFetch',
    otherwise: { 'not-found': 'This page could not be found' },
  },
  {
    operation: 'createThread',
    path: seller,
    form: message,
    says: 'messageSend',
    except: ['hang'],
    otherwise: { 'not-found': 'This page could not be found' },
  },
  {
    operation: 'replyToThread',
    path: thread,
    form: reply,
    says: 'messageSend',
    except: ['hang'],
    otherwise: { 'not-found': 'This page could not be found' },
  },
];

test('whatever each backend of messages does, the shopper is told in time', async ({
  ask,
  world,
  signedIn: cookies,
}) => {
  expect(await faultsOf(upstreams, { ask, world, cookies })).toEqual([]);
});

test('a message that meets a fault keeps its text, and is sent once when it is posted again', async ({
  ask,
  world,
  signedIn: cookies,
}) => {
  const at = `${unanswered}/contact-vendeur`;
  const fails = (operation: string, when: 'before' | 'after') =>
    backendOf(world).misbehaves({ operation, effect: 'fail', when, calls: 1 });
  const form = { ...message, envoi: 'b-1' };
  await fails('createThread', 'before');
  const failed = await ask(at, { cookies, form });
  expect([failed.status, failed.body.includes('Texte à garder.</textarea>')]).toEqual([503, true]);
  expect(formOf(failed.body, 'new-thread')).toMatchObject({ envoi: 'b-1' });
  // What the backend had sent is found, although its answer was lost.
  await fails('createThread', 'after');
  const { location: thread = '' } = (await ask(at, { cookies, form })).headers;
  expect(thread).toMatch(/\?note=envoye$/);
  expect((await ask(at, { cookies, form })).headers.location).toBe(thread);
  const { body } = await ask(at, { cookies });
  expect([...shownOf(body).matchAll(/href="[^"]*contact-vendeur\/FIL-\d+"/g)]).toHaveLength(1);
  await fails('replyToThread', 'after');
  const reply = { intent: 'reply', message: 'Une précision.', envoi: 'b-2' };
  expect((await ask(thread.replace(/\?.*/, ''), { cookies, form: reply })).headers.location).toBe(thread);
});

test('a message that meets a fault names its files, since the browser has lost them with the page', async ({
  ask,
  world,
  signedIn: cookies,
}) => {
  for (const effect of ['fail', 'unavailable', 'reset'] as const) {
    await backendOf(world).behaves();
    await backendOf(world).misbehaves({ operation: 'createThread', effect });
    const parts = [...asked(), withFile('carton.jpg', jpeg())];
    const { status, body } = await posts(ask, seller, { parts, cookies });
    expect([effect, status, /Choisissez de nouveau ce fichier\s*: carton\.jpg/.test(shownOf(body))]).toEqual([
      effect,
      503,
      true,
    ]);
  }
});
