import { describe, expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests, whileTestsRun } from '#adapters/testing/while-tests-run.ts';

const server = playServerForTests();
const shop = whileTestsRun(() => shopOn(`${server.url}/occ/ecommerce`));
const forwardings = () => shop().portsFor(signedIn('particulier@exemple.fr')).forwardings;
const refused = (reason: string, status = 400) => json({ errors: [{ type: 'ForwardingError', reason }] }, status);

describe('the code of a letter', () => {
  test.each([
    ['codeWrong', 'wrong'],
    ['codeExpired', 'expired'],
    ['codeLocked', 'locked'],
    ['codeNotAwaited', 'not-awaited'],
  ])('a letter’s code refused as %s has the outcome %s', async (reason, kind) => {
    server.play(refused(reason));
    expect(await forwardings().enterCode('contrat-1', '482913')).toEqual({ kind });
  });

  test('a letter’s code refused for an unknown reason is not called wrong', async () => {
    server.play(refused('serviceClosed'));
    await expect(forwardings().enterCode('contrat-1', '482913')).rejects.toMatchObject({ kind: 'contract' });
  });
});

test('a contract that is not there is unknown, and nothing of it is too soon, not asked or over', async () => {
  server.play(refused('unknownIdentifier', 404));
  const port = forwardings();
  expect(await port.enterCode('contrat-1', '482913')).toEqual({ kind: 'unknown' });
  const asked = [
    port.resendLetter('contrat-1'),
    port.answerCard('contrat-1', true),
    port.objection('lien-1'),
    port.object('lien-1'),
  ];
  expect(await Promise.all(asked)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
});

test('a refused act on a forwarding contract names its reason', async () => {
  server.play(refused('tooSoon', 409));
  const port = forwardings();
  const asked = [port.resendLetter('contrat-1'), port.answerCard('contrat-1', true), port.object('lien-1')];
  expect(await Promise.all(asked)).toEqual(['too-soon', 'not-asked', 'over']);
});

test('a link whose state the shop does not know stops nothing', async () => {
  const addressFrom = { line1: '1 rue du Port', postalCode: '69002', town: 'Lyon' };
  server.play(json({ status: 'PAUSED', contractType: 'definitive', addressFrom }));
  expect(await forwardings().objection('lien-1')).toMatchObject({ status: 'over', type: 'definitive' });
});
