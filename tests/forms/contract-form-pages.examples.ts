import { anObjection } from '#domain/forwarding/examples.ts';
import { anAwaitedContract, anOrderOf } from '#domain/orders/examples.ts';
import type { ContractView } from '#ui/forwarding/contract/contract.view.ts';
import { contractPage } from '#ui/forwarding/contract/contract-page.server.ts';
import { objectionPage } from '#ui/forwarding/objection/objection-page.server.ts';
import type { DraftedPage } from './drafted-form.examples.ts';

/** The pages of a forwarding contract that was bought. */
export const contractPages: readonly DraftedPage[] = [
  {
    file: 'ui/forwarding/contract/contract-page.server.ts',
    ...contractPage,
    ports: {
      orders: {
        ofCode: async () => anOrderOf('forwarding', 'ready-to-download', { contract: anAwaitedContract({ id: '' }) }),
      },
    },
    drafts: {
      code: {
        fields: { code: '482 913' },
        part: 'code',
        values: ({ value }: NonNullable<ContractView['code']>) => ({ code: value }),
      },
    },
  },
  {
    file: 'ui/forwarding/objection/objection-page.server.ts',
    ...objectionPage,
    ports: { forwardings: { objection: async () => anObjection() } },
    drafts: {},
  },
];
