import { refusal } from '../shared/problems.ts';

export const documentLimits = {
  fileSize: 5 * 1024 * 1024,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
};

/** The test file that every virus scanner reports. */
const infected = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

export const certificationRefusal = (reason: string, subject: string): Response =>
  refusal(400, {
    type: 'CertificationError',
    reason,
    subject,
    subjectType: 'certification',
    message: `Refused: ${reason}.`,
  });

/** The name of a document that may be sent; throws why it may not. */
export async function documentIn(form: FormData): Promise<string> {
  const file = form.get('document');
  if (file === null || typeof file === 'string') throw certificationRefusal('documentMissing', 'document');
  if (file.size === 0) throw certificationRefusal('fileEmpty', file.name);
  if (file.size > documentLimits.fileSize) throw certificationRefusal('fileTooLarge', file.name);
  const start = new TextDecoder('latin1').decode(await file.slice(0, 4096).arrayBuffer());
  if (start.includes(infected)) throw certificationRefusal('fileInfected', file.name);
  if (!/^(?:%PDF-|\u00ff\u00d8\u00ff|\u2030PNG\r\n)/.test(start))
    throw certificationRefusal('fileTypeRefused', file.name);
  return file.name;
}
