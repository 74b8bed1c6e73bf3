import { describe, expect, test } from 'vitest';
import { anObjection } from '#domain/forwarding/examples.ts';
import type { Forwardings } from '#domain/forwarding/forwarding.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aForm, aRequest, fails, ledTo, noSession, waitingFor } from '#ui/request/request.examples.ts';
import { anObjectionView } from '../forwarding.examples.ts';
import { objectionPage } from './objection-page.server.ts';

const at = '/demenagement-absence/opposition/lien-1';
const url = new URL(at, 'https://boutique.example');

function whoever(given: Pick<Partial<Forwardings>, 'objection' | 'object'>, seconds = 0) {
  const asked: string[] = [];
  const forwardings = {
    objection: async () => anObjection({ startDate: '2999-12-01', until: '2999-12-31' }),
    ...given,
    object: async (id: string) => {
      asked.push(id);
      return given.object?.(id) ?? anObjection({ status: 'objected', objectedAt: '2026-11-24T08:00:00Z' });
    },
  };
  const params = { objectionId: 'lien-1' };
  const context = () => aRequest({ params, ports: { forwardings }, session: noSession, limits: waitingFor(seconds) });
  return {
    asked,
    show: () => objectionPage.show(context(), url),
    post: () => objectionPage.post(context(), { url, form: aForm({ intent: 'object' }) }),
  };
}

describe('whoever has the link of a contract’s letters', () => {
  test('a letter’s link shows the forwarded address without an account, and not the new one', async () => {
    const { view } = await whoever({}).show();
    expect(view.facts).toEqual([
      'Une réexpédition du courrier de cette adresse nous a été demandée : 12 rue de la République, 69002 Lyon.',
      'Elle commence le 01/12/2999.',
      'Vous pouvez l’annuler jusqu’au 31/12/2999.',
    ]);
    expect(view.form?.text).toMatch(/^Si vous ne l’avez ni demandée ni acceptée, annulez-la/);
  });

  test('a letter’s link says of kept mail that it is kept', () => {
    const said = (['open', 'objected', 'over'] as const).map((status) => anObjectionView({ isKept: true, status }));
    expect(said[0]?.title).toBe('Annuler une garde du courrier');
    expect(JSON.stringify(said)).not.toMatch(/réexpédi/i);
  });

  test('a letter’s link of which no address is told ends its sentence without one', () => {
    const from = { street: null, postalCode: null, city: null };
    expect(anObjectionView({ from }).facts[0]).toBe(
      'Une réexpédition du courrier de cette adresse nous a été demandée.',
    );
  });

  test.each([
    ['that it begins tomorrow', '2026-11-25', 'Elle commence le 25/11/2026.'],
    ['that it has begun today', '2026-11-24', 'Elle a commencé le 24/11/2026.'],
    ['that it has begun long ago', '2020-01-06', 'Elle a commencé le 06/01/2020.'],
  ])('a letter’s link shows %s', (_, startDate, text) => {
    expect(anObjectionView({ startDate }).facts[1]).toBe(text);
  });

  test.each([
    ['open', { startDate: null, until: null }, []],
    ['objected', {}, ['Cette réexpédition est annulée. Le courrier reste à cette adresse, ou y revient.']],
    ['over', {}, ['Ce contrat est terminé ou n’a jamais commencé\u202f: il n’y a rien à annuler.']],
  ] as const)(
    'a letter’s link shows no date of a contract that is %s, and has none or has ended',
    (status, over, said) => {
      const { facts, notices, ways } = anObjectionView({ status, ...over });
      expect(facts).toEqual([expect.stringContaining('12 rue de la République, 69002 Lyon')]);
      expect(notices.map(({ text }) => text)).toEqual(said);
      expect(ways).toEqual([{ label: 'Aide', href: '/aide' }]);
    },
  );

  test('a letter’s link stops the contract with one press, and confirms it', async () => {
    const { post, asked } = whoever({});
    await expect(post()).rejects.toSatisfy((led: Response) => led.headers.get('X-Remix-Replace') === 'true');
    expect(await ledTo(post())).toBe(at);
    expect(asked).toEqual(['lien-1', 'lien-1']);
    const stopped = anObjection({ status: 'objected', objectedAt: '2026-11-24T08:00:00Z' });
    const { view } = await whoever({ objection: async () => stopped }).show();
    expect(view.notices[0]?.text).toContain('annulée depuis le 24/11/2026');
    expect(view.form).toBeUndefined();
  });

  test('a letter’s link that is pressed too often has to wait, and stops nothing meanwhile', async () => {
    const { post, asked } = whoever({}, 20);
    const { status, page } = await post();
    expect([status, page.view?.notices, asked]).toEqual([
      429,
      [{ tone: 'error', text: expect.stringContaining('20') }],
      [],
    ]);
  });

  test('a letter’s link stops no contract that is over', async () => {
    const over = async () => anObjection({ status: 'over' });
    const { status, page } = await whoever({ objection: over, object: async () => 'over' }).post();
    expect([status, page.view?.form, page.view?.notices.length]).toEqual([200, undefined, 1]);
  });

  test('a letter’s link whose answer was lost finds the contract stopped, or may be tried again', async () => {
    const object = fails(new Fault('timeout', 'objectToForwarding'));
    const stopped = async () => anObjection({ status: 'objected' });
    expect(await ledTo(whoever({ object, objection: stopped }).post())).toBe(at);
    const { status, page } = await whoever({ object }).post();
    expect([status, page.failure?.failure, page.view?.form !== undefined]).toEqual([503, 'opposition_contrat', true]);
  });

  test('a letter’s link that does not exist is a 404', async () => {
    const gone = whoever({ objection: async () => 'unknown', object: async () => 'unknown' });
    await expect(gone.show()).rejects.toMatchObject({ init: { status: 404 } });
    await expect(gone.post()).rejects.toMatchObject({ init: { status: 404 } });
  });
});
