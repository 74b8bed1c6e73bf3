import { expect, test } from 'vitest';
import { newBackend } from '#tests/mocks/backend.ts';
import { bookSince } from '../order-book/since.ts';
import { invoicesOf } from '../orders/invoices.ts';
import { configurationsIn, type WholeForwarding } from '../records/forwarding.ts';
import { ordersIn } from '../records/orders.ts';
import { type PaymentRecord, paymentsIn } from '../records/payments.ts';
import { KEEPING, offers } from '../tariffs/forwarding.ts';
import { contractsIn, objectionAnswer } from './contracts.ts';
import { mailsIn } from './post.ts';

test('what is sent for a contract is in the language in which it was paid for', async () => {
  const { world } = newBackend();
  const [sold] = await mailsIn(world);
  const record = contractsIn(world).find(({ contractId }) => contractId === sold?.contractId)!.record;
  await paymentsIn(world).create({ id: 'payment-en', lang: 'en' } as PaymentRecord);
  await ordersIn(world).create({ ...record, code: 'CMD-EN', paymentId: 'payment-en' });
  const mails = await mailsIn(world);
  const subjectsIn = (lang: string) =>
    new Set(mails.filter((mail) => mail.lang === lang).map(({ subject }) => subject));
  expect(subjectsIn('fr')).toContain('Une réexpédition de courrier a été demandée');
  expect(subjectsIn('en')).toContain('Mail forwarding has been requested');
  expect(subjectsIn('en').isDisjointFrom(subjectsIn('fr'))).toBe(true);
});

test('a contract that keeps mail is not told as forwarding, in its letters and on the page that stops it', async () => {
  const { world, bought, kept } = await aKeeping();
  const mails = (await mailsIn(world)).filter(({ contractId }) => contractId.startsWith('CONTRAT-GARDE'));
  expect(mails).not.toEqual([]);
  expect(mails.map(({ subject, text }) => subject + text).join()).not.toMatch(/réexpédi/i);
  expect(mails.map(({ text }) => text).join()).toContain('sera gardé');
  expect(objectionAnswer(world, { record: bought, entry: kept, contractId: 'CONTRAT-GARDE-0' })).toMatchObject({
    contractOption: 'MAIL_KEEPING',
  });
});

test('the order of a stopped contract and the page that stopped it tell the same day', async () => {
  const { world } = newBackend();
  const stopped = contractsIn(world).find(({ contractId }) => contractId.includes('REEX-OPPOSEE'))!;
  const since = bookSince(stopped.record, { kind: 'services', status: 'CANCELLED' });
  expect(objectionAnswer(world, stopped).objectedAt).toBe(new Date(since).toISOString());
  // The page promises that whoever asked for it is told.
  const sent = (await mailsIn(world)).filter(({ contractId }) => contractId === stopped.contractId);
  expect(sent.at(-1)).toMatchObject({ kind: 'e-mail', subject: 'Votre contrat a été annulé' });
});

test('the invoice of a contract names its plan, by which it was priced', async () => {
  const { world, bought } = await aKeeping();
  const labels = invoicesOf(world, bought, 'en').flatMap(({ lines }) => lines.map(({ label }) => label));
  expect(labels).toEqual([offers['keeping-2']?.name.en]);
});

/** An order of a contract that keeps mail. */
async function aKeeping() {
  const { world } = newBackend();
  const sold = contractsIn(world).find(({ contractId }) => contractId.includes('REEX-CODE'))!;
  const { record, entry } = sold;
  await configurationsIn(world).create({
    id: 'garde',
    owner: record.owner,
    cents: 2990,
    forwarding: {
      offerCode: 'keeping-2',
      activation: 'CODE_COURRIER',
      startDate: '2026-12-08',
      endDate: '2026-12-20',
      addressFrom: { line1: '12 rue de la République', postalCode: '69002', town: 'Lyon' },
      beneficiaries: ['Anne Martin'],
    } as WholeForwarding,
  });
  const kept = { ...entry, product: { ...entry.product, code: KEEPING }, configurationId: 'garde' };
  const order = {
    ...record.order,
    fr: { ...record.order.fr, entries: [kept] },
    en: { ...record.order.en, entries: [kept] },
  };
  const bought = { ...record, code: 'CMD-GARDE', order };
  await ordersIn(world).create(bought);
  return { world, bought, kept };
}
