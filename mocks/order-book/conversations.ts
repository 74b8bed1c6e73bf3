import type { SenderStory } from '../records/story.ts';
import { type BookLine, type BookOrder, words } from './book-order.ts';

const received: SenderStory = { status: 'RECEIVED', returnDays: 20, carrier: { code: 'CHRP', name: 'Chronopost' } };
const stopped = words('Le vendeur a cessé son activité.', 'The seller has stopped trading.');

const envelopes: BookLine = { code: '3103003', seller: '2001' };
const padded: BookLine = { code: '3104002', seller: '2002' };
const coloured: BookLine = { code: '3103006', seller: '2003' };

/** The orders whose sellers were written to: their threads are the feature `messages`’. */
export const bookConversations: readonly BookOrder[] = [
  {
    name: '000101',
    only: 'individual',
    age: 8,
    lines: [envelopes, padded, coloured],
    senders: { '2001': received, '2002': received, '2003': { status: 'REFUNDED' } },
    refunds: [{ status: 'REFUNDED', reason: stopped, sender: '2003' }],
  },
  { name: '000102', only: 'individual', age: 6, lines: [envelopes], senders: { '2001': received } },
  {
    name: '000201',
    only: 'professional',
    age: 8,
    lines: [envelopes, padded],
    senders: { '2001': received, '2002': received },
  },
];
