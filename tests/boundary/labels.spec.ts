import { backendOf } from '../shared/backend.ts';
import { type Ask, expect, test } from './ask.ts';
import { faultsOf } from './checkout-cells.ts';
import { followed, individual, professional, shownOf } from './checkout-shoppers.ts';
import type { Upstream } from './checkout-upstreams.ts';

const three = 'CMD-26-COLIS-TROIS';
const [one, two] = ['6A04043954320', '6A37590596021'];
const page = `/ecom/e-service/colis/${three}/labels`;
const file = `/ecom/commandes/${three}/etiquettes`;
const detail = (name: string) => `/mes-commandes/detail/CMD-26-${name}`;
const refund = (name: string) => `${detail(name)}/remboursement`;
const stamps = '/ecom/commandes/CMD-26-TIMBRE-A-TELECHARGER/timbres';
const plank = '/ecom/commandes/CMD-26-LOGO-A-TELECHARGER/planche/0';
const letter = '/ecom/commandes/CMD-26-LETTRE-A-EXPEDIER/lettres/0';
const invoice = '/ecom/commandes/CMD-26-TROIS-VENDEURS/factures/F-CMD-26-TROIS-VENDEURS-1';
const plain = (body: string) => shownOf(body).replaceAll('\u202f', ' ');

/** The labels that can be chosen on a page. */
const idsIn = (body: string) =>
  (body.match(/<input[^>]*name="etiquette"[^>]*>/g) ?? []).map((input) => /value="(\w+)"/.exec(input)?.[1]);

/** The names of the files at some addresses. */
async function namesAt(ask: Ask, { paths, cookies }: { paths: readonly string[]; cookies: string[] }) {
  const names: string[] = [];
  for (const path of paths) {
    const { status, headers } = await ask(path, { cookies });
    expect([path, status, headers['content-type'], headers['cache-control']]).toEqual([
      path,
      200,
      'application/pdf',
      'private, no-store',
    ]);
    const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(headers['content-disposition'] ?? '') ?? [];
    names.push(
      decodeURIComponent(encoded ?? /filename="?([^";]+)/.exec(headers['content-disposition'] ?? '')?.[1] ?? ''),
    );
  }
  return names;
}

test('files have the backend’s names for individuals, and the order’s for professionals', async ({
  ask,
  sessionOf,
}) => {
  const [own, other] = [await sessionOf(individual), await sessionOf(professional)];
  const paths = [
    `${file}?tout=1`,
    `${file}?une=${one}`,
    `${file}?etiquette=${one}&etiquette=${two}`,
    stamps,
    plank,
    letter,
    '/ecom/etiquettes/page-test?format=dymo',
  ];
  expect(await namesAt(ask, { paths, cookies: own })).toEqual([
    `étiquettes-${three}.pdf`,
    `étiquette-${one}.pdf`,
    `étiquettes-${three}.pdf`,
    'timbres-CMD-26-TIMBRE-A-TELECHARGER.pdf',
    'planche-CMD-26-LOGO-A-TELECHARGER-0.pdf',
    'lettre-CMD-26-LETTRE-A-EXPEDIER-0.pdf',
    'page-de-test.pdf',
  ]);
  const order = await ask('/professionnel/mes-commandes/detail/CMD-26-PRO-COLIS-TROIS', { cookies: other });
  const [id] = idsIn(order.body);
  const pro = '/professionnel/ecom/commandes/CMD-26-PRO-COLIS-TROIS/etiquettes';
  expect(await namesAt(ask, { paths: [`${pro}?tout=1`, `${pro}?une=${id}`], cookies: other })).toEqual([
    'étiquettes-CMD-26-PRO-COLIS-TROIS.pdf',
    `étiquette-CMD-26-PRO-COLIS-TROIS-${id}.pdf`,
  ]);
});

test('somebody else’s labels, files and refunds are there for nobody', async ({ ask, sessionOf }) => {
  const [own, other] = [await sessionOf(individual), await sessionOf(professional)];
  const files = [`${file}?tout=1`, `${file}?une=${one}`, stamps, plank, letter, invoice];
  for (const path of [...files, refund('COLIS-PERIME')]) {
    expect([path, (await ask(`/professionnel${path}`, { cookies: other })).status]).toEqual([path, 404]);
    const { status, headers } = await ask(path);
    expect([path, status, headers.location?.includes('/ecom/connexion?')]).toEqual([path, 302, true]);
  }
  for (const path of [page, file, refund('COLIS-PERIME')].map((each) =>
    each.replace(/CMD-26-COLIS/, 'CMD-26-PRO-COLIS'),
  ))
    expect([path, (await ask(`${path}?tout=1`, { cookies: own })).status]).toEqual([path, 404]);
});

test('labels that cannot be had lead back to their page, which keeps what was chosen', async ({
  ask,
  signedIn: cookies,
}) => {
  const created = '/ecom/commandes/CMD-26-COLIS-CREE/etiquettes';
  const { headers } = await ask(`${created}?tout=1&format=a4-4&case=2`, { cookies });
  const back = '/ecom/e-service/colis/CMD-26-COLIS-CREE/labels';
  expect(headers.location).toBe(`${back}?echec=etiquettes&format=a4-4&case=2`);
  const kept = await ask(`${page}?echec=etiquettes&etiquette=${two}&format=a4-4&case=3`, { cookies });
  const body = plain(kept.body);
  expect(body).toContain('Les étiquettes n’ont pas pu être téléchargées, veuillez réessayer.');
  expect(body.match(/<input[^>]*checked=""[^>]*>/g)?.map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual([
    two,
    'a4-4',
    '3',
  ]);
});

test('each failed download is counted with its category', async ({ ask, signedIn: cookies }) => {
  for (const [path, id] of [
    [`${page}?echec=etiquette`, 'telechargement_etiquette'],
    [`${page}?echec=etiquettes`, 'telechargement_etiquettes'],
    [`${detail('TIMBRE-A-TELECHARGER')}?echec=timbres`, 'telechargement_timbres'],
    [`${detail('TROIS-VENDEURS')}?echec=facture`, 'telechargement_facture'],
  ] as const)
    expect([path, (await ask(path, { cookies })).body.includes(`"${id}`)]).toEqual([path, true]);
});

test('a refund is asked for once, however often, from however many tabs; the order says so', async ({
  ask,
  signedIn: cookies,
}) => {
  const at = refund('COLIS-PERIME');
  const before = await ask(at, { cookies });
  const ids = idsIn(before.body);
  expect(ids).toHaveLength(3);
  const body = `intent=refund&etiquette=${ids[0]}&etiquette=${ids[1]}&motif=`;
  const posts = () =>
    ask(at, {
      cookies,
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: process.env.SHOP_URL },
    });
  const twice = await Promise.all([posts(), posts()]);
  expect([...twice, await posts()].map(({ headers }) => headers.location)).toEqual(Array(3).fill(`${at}?note=demande`));
  const after = plain((await followed(ask, { reply: twice[0], cookies })).body);
  const [, day] = /Votre demande de remboursement du (\S+) est enregistrée/.exec(after) ?? [];
  expect(day).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  expect(after.match(/Remboursement demandé le \d\d/g)).toHaveLength(2);
  expect(plain((await ask(detail('COLIS-PERIME'), { cookies })).body)).toContain('En cours de remboursement');
});

test('a refund that meets a fault loses nothing, and is asked for again', async ({ ask, world, signedIn: cookies }) => {
  const at = refund('COLIS-REMB-MELANGE');
  const form = { intent: 'refund', etiquette: '6A23609038630', motif: 'Colis non envoyé.' };
  const fails = (when: 'before' | 'after') =>
    backendOf(world).misbehaves({ operation: 'refundParcels', effect: 'fail', when, calls: 1 });
  await fails('before');
  const failed = await ask(at, { cookies, form });
  expect([failed.status, plain(failed.body).includes('veuillez réessayer.')]).toEqual([503, true]);
  expect(failed.body).toContain('Colis non envoyé.</textarea>');
  expect(failed.body).toMatch(/<input(?=[^>]*checked)[^>]*value="6A23609038630"/);
  // What the backend had recorded is found, although its answer was lost.
  await fails('after');
  for (let time = 0; time < 2; time += 1)
    expect((await ask(at, { cookies, form })).headers.location).toBe(`${at}?note=demande`);
});

const nowhere = { 'not-found': 'This page could not be found' };
const upstreams: Upstream[] = [
  { operation: 'getLabels', path: page, says: 'labelsFetch', otherwise: nowhere },
  { operation: 'downloadLabels', path: `${file}?tout=1`, says: 'labelsDownload', otherwise: nowhere },
  { operation: 'downloadLabel', path: `${file}?une=${one}`, says: 'labelDownload', otherwise: nowhere },
  { operation: 'downloadStamps', path: stamps, says: 'stampDownload', otherwise: nowhere },
  { operation: 'downloadPlank', path: plank, says: 'stampDownload', otherwise: nowhere },
  { operation: 'downloadSentLetter', path: letter, says: 'letterDownload', otherwise: nowhere },
  { operation: 'downloadLetterProof', path: `${letter}/preuve/tous`, says: 'letterDownload', otherwise: nowhere },
  {
    operation: 'getSentLetters',
    path: detail('LETTRE-A-EXPEDIER'),
    says: 'La preuve d’envoi n’a pas pu être chargée, veuillez réessayer.',
  },
  { operation: 'downloadInvoice', path: invoice, says: 'invoiceDownload', otherwise: nowhere },
  { operation: 'downloadTestPage', path: `/ecom/etiquettes/page-test?commande=${three}`, says: 'testPageDownload' },
  {
    operation: 'getOrderState',
    path: '/ecom/e-service/colis/CMD-26-COLIS-CREE/labels',
    says: 'La préparation prend plus de temps que prévu.',
  },
  { operation: 'getRefundableParcels', path: refund('COLIS-PERIME'), says: 'refundFetch', otherwise: nowhere },
  { operation: 'getOrder', path: refund('COLIS-PERIME'), says: 'refundFetch', otherwise: nowhere },
  {
    operation: 'refundParcels',
    path: refund('COLIS-PERIME'),
    form: { intent: 'refund', etiquette: '6A01797431740', motif: '' },
    says: 'refundRequest',
    otherwise: nowhere,
  },
];

test('whatever each backend of labels does, the shopper is told in time', async ({ ask, world, signedIn: cookies }) => {
  expect(await faultsOf(upstreams, { ask, world, cookies })).toEqual([]);
});
