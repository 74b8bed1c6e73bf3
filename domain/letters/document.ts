import { scanFault } from '../shared/scanned-file.ts';
import type { AddressPage, Defect, Finding, LetterDocument, LetterFault } from './letters.ts';

/** `undefined`: it can be printed. */
export function faultOf(document: LetterDocument): LetterFault | undefined {
  const defect = document.findings.find(isDefect);
  return scanFault(document) ?? (defect && defectFault(defect));
}

const defectFault = ({ kind, page }: Extract<Finding, { kind: Defect }>): LetterFault =>
  kind === 'not-a4' && page !== null ? { code: 'page-not-a4', page } : { code: kind };

const defects: ReadonlySet<string> = new Set<Defect>([
  'encrypted',
  'scripted',
  'not-a4',
  'too-many-pages',
  'unreadable',
]);
const isDefect = (finding: Finding): finding is Extract<Finding, { kind: Defect }> => defects.has(finding.kind);

type InAddressZone = Extract<Finding, { kind: 'address-zone' }>;

/** What stands where the address is printed; `undefined`: nothing does. */
export const inAddressZone = ({ findings }: LetterDocument): InAddressZone | undefined =>
  findings.find((finding): finding is InAddressZone => finding.kind === 'address-zone');

/** Where the address of this document may be printed, the cheapest first. */
export function addressPagesOf(document: LetterDocument): AddressPage[] {
  const finding = inAddressZone(document);
  if (!finding) return ['first-page', 'cover'];
  return finding.moveDown === null ? ['cover'] : ['moved', 'cover'];
}
