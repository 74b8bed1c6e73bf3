import type { Answers, Faults } from '../journey/journey.ts';
import { scanFault } from '../shared/scanned-file.ts';
import type { Defect, LetterFault, LetterField } from './fields.ts';
import type { AddressPage, Finding, LetterChoices, LetterDocument } from './letters.ts';

type LetterFaults = Faults<LetterField, LetterFault>;

/** The step « Créer »: one goes on with a clean document that can be printed, and with no other. */
export function documentFaults({ source, document }: Answers<LetterField>, { written }: LetterChoices): LetterFaults {
  if (source !== 'write' && source !== 'import') return { source: { code: 'required' } };
  const field = source === 'write' ? 'text' : 'file';
  if (!document) return { [field]: { code: 'required' } };
  if (written?.id !== document) return { [field]: { code: 'document-gone' } };
  // The other way was used before, and this one was only chosen.
  if ((written.text === null) !== (source === 'import')) return { [field]: { code: 'required' } };
  const fault = faultOf(written);
  return fault ? { [field]: fault } : {};
}

/** `undefined`: it can be printed. */
export function faultOf(document: LetterDocument): LetterFault | undefined {
  const defect = document.findings.find(isDefect);
  return scanFault(document) ?? (defect && { code: defect.kind, page: defect.page });
}

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
  const found = inAddressZone(document);
  if (!found) return ['first-page', 'cover'];
  return found.moveDown === null ? ['cover'] : ['moved', 'cover'];
}

/** The step « Présentation ». */
export function presentationFaults(
  { colour, addressPage }: Answers<LetterField>,
  { colours, written }: LetterChoices,
): LetterFaults {
  const page = written ? addressPageFault(addressPage, written) : undefined;
  return {
    ...(!colour && { colour: { code: 'required' } }),
    ...(colour && !colours.some((each) => each === colour) && { colour: { code: 'not-offered' } }),
    ...(page && { addressPage: page }),
  };
}

function addressPageFault(addressPage: string | undefined, written: LetterDocument): LetterFault | undefined {
  if (!addressPage) return { code: 'required' };
  if (addressPagesOf(written).some((each) => each === addressPage)) return undefined;
  const found = inAddressZone(written);
  return addressPage === 'first-page' && found
    ? { code: 'address-zone', down: found.moveDown }
    : { code: 'not-offered' };
}
