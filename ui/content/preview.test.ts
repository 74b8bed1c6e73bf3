import { expect, test } from 'vitest';
import { aRequest, argsOf } from '#ui/request/request.examples.ts';
import { loader } from './preview.route.ts';

test('an editor sees drafts for an hour', async () => {
  const context = aRequest({ ports: { contents: { confirms: async () => true } } });
  await loader(argsOf(context, { path: '/cx-preview?cmsTicketId=ticket-editeur' }));
  expect(context.effects.cookies.get('__Host-lpel_preview')).toEqual({ value: 'ticket-editeur', seconds: 3600 });
});

test('a ticket that is not confirmed is refused as what it is', async () => {
  const context = aRequest({ ports: { contents: { confirms: async () => false } } });
  const refused = loader(argsOf(context, { path: '/cx-preview?cmsTicketId=perime' }));
  await expect(refused).rejects.toMatchObject({
    data: { title: 'Cet aperçu n’est plus ouvert' },
    init: { status: 403 },
  });
  expect(context.effects.cookies.size).toBe(0);
});
