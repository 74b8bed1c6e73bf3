import { automaticRefundsIn, depositListsIn, filesIn, labelRefundsIn, redemptionsIn } from '../records/label-files.ts';
import type { Feature } from '../shared/feature.ts';
import { depositListHandlers } from './deposit-list-handlers.ts';
import { depositListStates } from './deposit-list-states.ts';
import { labelsHandlers } from './handlers.ts';
import { invoiceHandlers } from './invoice-handlers.ts';

export const labels: Feature = {
  handlers: [...labelsHandlers, ...depositListHandlers, ...invoiceHandlers],
  tables: {
    files: filesIn,
    labelRefunds: labelRefundsIn,
    automaticRefunds: automaticRefundsIn,
    depositLists: depositListsIn,
    redemptions: redemptionsIn,
  },
  states: depositListStates,
};
