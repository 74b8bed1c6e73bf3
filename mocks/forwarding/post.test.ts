import { expect, test } from 'vitest';
import { newBackend } from '#tests/mocks/backend.ts';
import { ordersIn } from '../records/orders.ts';
import { type PaymentRecord, paymentsIn } from '../records/payments.ts';
import { contractsIn } from './contracts.ts';
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
