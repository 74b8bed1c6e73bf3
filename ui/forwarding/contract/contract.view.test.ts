import { describe, expect, test } from 'vitest';
import { aContract, anAwaitedContract, aRunningContract } from '#domain/orders/examples.ts';
import type { CodeEntry, ForwardingContract } from '#domain/orders/services.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aContractView } from '../forwarding.examples.ts';
import { contractPlace } from './contract.view.ts';
import { contractTasks } from './contract-news.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));
const withCode = (over: Partial<CodeEntry>) =>
  anAwaitedContract({
    codeEntry: { status: 'open', triesLeft: 5, expiresOn: '2026-12-23', resendFrom: '2026-11-26', ...over },
  });
const atOffice = (over: Partial<ForwardingContract>) =>
  aContract({ steps: [{ kind: 'identity-checked', isReached: false, day: null }], ...over });

test('a contract that waits for its code says where mail goes, how far it is, and what is to be entered', () => {
  expect(plain(aContractView({ contract: anAwaitedContract() }))).toEqual({
    title: 'Suivi de votre réexpédition',
    trail: [{ label: 'Commande CMD-26-000123', href: '/mes-commandes/detail/CMD-26-000123' }],
    about: 'De 12 rue de la République, 69002 Lyon vers 3 rue de Siam, 29200 Brest',
    notices: [],
    news: [],
    steps: [
      { id: 'paid', text: 'Commandé', date: '20/11/2026', isNow: false },
      { id: 'letter-sent', text: 'Courrier envoyé', date: '23/11/2026', isNow: true },
      { id: 'code-entered', text: 'Code saisi', date: '', isNow: false, isAhead: true },
      { id: 'active', text: 'Actif', date: 'Date prévue : 01/12/2026', isNow: false, isAhead: true },
      { id: 'card-received', text: 'Carte reçue', date: 'Date prévue : 06/12/2026', isNow: false, isAhead: true },
      { id: 'ended', text: 'Fin', date: 'Date prévue : 01/12/2027', isNow: false, isAhead: true },
    ],
    code: { value: '', hint: 'Valable jusqu’au 23/12/2026. Il reste 5 essais.', errors: {} },
    letter: {
      text: 'La lettre met quelques jours à arriver. Vous pourrez en demander une autre à partir du 26/11/2026.',
      isOffered: false,
    },
    ways: [
      { label: 'Retour à la commande', href: '/mes-commandes/detail/CMD-26-000123' },
      { label: 'Consulter le contrat', href: '/mes-contrats/reexpedition/CONTRAT-1' },
    ],
  });
});

test('a contract plans no day that has passed', () => {
  const contract = anAwaitedContract({ steps: [{ kind: 'card-received', isReached: false, day: '2026-11-20' }] });
  expect(aContractView({ contract }).steps.map(({ date }) => date)).toEqual(['']);
});

test.each([
  ['open', 'letterText', true],
  ['expired', 'letterNew', false],
  ['locked', 'letterNew', false],
] as const)('another letter, where the code is %s, is offered in words of its own', (status, text, isTaken) => {
  const { letter, code } = aContractView({ contract: withCode({ status, resendFrom: '2026-11-24' }) });
  expect(letter).toEqual({ text: wording.t(`forwarding.${text}`), isOffered: true });
  expect(code !== undefined).toBe(isTaken);
});

test.each([
  [{ street: '3 rue de Siam', postalCode: '29200', city: 'Brest' }, '3 rue de Siam, 29200 Brest'],
  [{ street: null, postalCode: '29200', city: 'Brest' }, '29200 Brest'],
  [{ street: '3 rue de Siam', postalCode: null, city: 'Brest' }, '3 rue de Siam, Brest'],
  [{ street: '3 rue de Siam', postalCode: null, city: null }, '3 rue de Siam'],
])('a place of which the backend tells %o is « %s »', (place, text) => {
  expect(contractPlace(place)).toBe(text);
});

describe('the order of a contract says', () => {
  const way = { label: 'Suivre la réexpédition', href: '/suivi' };
  const tasksOf = (contract: ForwardingContract) => plain(contractTasks(contract, { way, wording }));
  const awaited = 'Une lettre avec un code a été envoyée à l’adresse de départ : saisissez ce code';

  test.each<[string, ForwardingContract, { tone: string; text: string }]>([
    [
      'until when its code is taken, and what a late one moves',
      withCode({}),
      {
        tone: 'info',
        text: `${awaited} au plus tard le 23/12/2026 pour activer votre contrat. Si le contrat n’est pas activé à la date choisie, son début est décalé sans frais.`,
      },
    ],
    [
      'that its code is awaited',
      withCode({ expiresOn: null }),
      { tone: 'info', text: `${awaited} pour activer votre contrat.` },
    ],
    [
      'that its code is too old',
      withCode({ status: 'expired' }),
      { tone: 'warning', text: 'Le code de la dernière lettre n’est plus valable.' },
    ],
    [
      'that its code was mistyped too often',
      withCode({ status: 'locked' }),
      { tone: 'warning', text: 'Trop de codes erronés ont été saisis : ce code n’est plus accepté.' },
    ],
    [
      'what to take to a post office',
      atOffice({}),
      {
        tone: 'info',
        text: 'Présentez une pièce d’identité dans un bureau de poste, avec le numéro de contrat CONTRAT-1 : il y est déjà enregistré. Si le contrat n’est pas activé à la date choisie, son début est décalé sans frais.',
      },
    ],
    [
      'that its card is asked for',
      aRunningContract(),
      { tone: 'info', text: plain(wording.t('forwarding.cardAsked')) },
    ],
  ])('an order of a contract says %s', (_, contract, task) => {
    expect(tasksOf(contract)).toEqual([{ ...task, way }]);
  });

  test.each<[string, ForwardingContract]>([
    ['once its card came', aRunningContract({ card: 'received' })],
    ['before its holder’s identity is verified', { ...withCode({}), status: 'to-be-verified' }],
    ['of an office once it is cancelled', atOffice({ status: 'cancelled' })],
    ['of an office once it is stopped', atOffice({ status: 'objected' })],
  ])('an order of a contract says nothing %s', (_, contract) => {
    expect(tasksOf(contract)).toEqual([]);
  });
});
