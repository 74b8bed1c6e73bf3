import { endpoints } from './prefixes.ts';
import { endpoint } from './route-entry.ts';

const own = { guard: 'signedIn' } as const;
/** A file of a signed-in shopper. */
const ownFile = { ...own, proVariant: true } as const;
/** Its download is counted: what was printed is not paid back. */
const counted = { ...ownFile, effect: true } as const;

/** The files that one downloads or prints: labels, stamps, letters, invoices, proofs and attachments. */
export const fileRoutes = [
  endpoint(
    'attachment',
    `${endpoints}/messages/:code/:subOrderCode/:threadId/:attachmentId`,
    'messages/attachment.route.ts',
    ownFile,
  ),
  endpoint('labelsFile', `${endpoints}/commandes/:code/etiquettes`, 'labels/files/labels-file.route.ts', counted),
  endpoint(
    'dropOffCodeFile',
    `${endpoints}/commandes/:code/depot/:trackingId`,
    'labels/files/drop-off-code-file.route.ts',
    ownFile,
  ),
  endpoint('stampsFile', `${endpoints}/commandes/:code/timbres`, 'labels/files/stamps-file.route.ts', counted),
  endpoint('plankFile', `${endpoints}/commandes/:code/planche/:entry`, 'labels/files/plank-file.route.ts', counted),
  endpoint('letterFile', `${endpoints}/commandes/:code/lettres/:entry`, 'labels/files/letter-file.route.ts', ownFile),
  endpoint(
    'letterProof',
    `${endpoints}/commandes/:code/lettres/:entry/preuve/:envelope`,
    'labels/files/letter-proof.route.ts',
    ownFile,
  ),
  endpoint('invoiceFile', `${endpoints}/commandes/:code/factures/:invoice`, 'orders/invoice-file.route.ts', ownFile),
  endpoint(
    'withdrawnFile',
    `${endpoints}/commandes/:code/retractations/:withdrawalCode`,
    'withdrawal/acknowledgement/acknowledgement-file.route.ts',
    own,
  ),
  endpoint(
    'returnLabel',
    `${endpoints}/commandes/:code/retours/:returnRequestId/etiquette`,
    'returns/label.route.ts',
    ownFile,
  ),
  endpoint(
    'depositListFile',
    `${endpoints}/listes-de-depot/:number`,
    'deposit-lists/list/deposit-list-file.route.ts',
    ownFile,
  ),
  endpoint('labelTestPage', `${endpoints}/etiquettes/page-test`, 'labels/files/test-page.route.ts', {
    proVariant: true,
  }),
  endpoint('letterPdf', `${endpoints}/courrier/apercu`, 'letters/letter-pdf.route.ts', { proVariant: true }),
];
