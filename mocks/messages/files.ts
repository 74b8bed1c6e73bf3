import { signsOf } from '../shared/bytes.ts';
import { refusal } from '../shared/problems.ts';

const MEGABYTE = 1024 * 1024;

/** What a message may hold. */
export const LIMITS = {
  bodyLength: 2000,
  fileSize: 5 * MEGABYTE,
  totalSize: 12 * MEGABYTE,
  files: 5,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
};

/** The test file that every virus scanner reports. */
const INFECTED = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

export interface StoredFile {
  name: string;
  type: string;
  content: string;
}

const messageRefusal = (reason: string, subject: string) =>
  refusal(400, { type: 'MessageError', reason, subject, subjectType: 'message', message: `Refused: ${reason}.` });

export const refusedMessage = messageRefusal;

/** The files of a message, checked one by one; throws the first refusal. */
export async function filesIn(form: FormData): Promise<StoredFile[]> {
  const files = form.getAll('files').filter((each): each is File => typeof each !== 'string');
  if (files.length > LIMITS.files) throw messageRefusal('tooManyFiles', 'files');
  if (files.reduce((sum, { size }) => sum + size, 0) > LIMITS.totalSize) throw messageRefusal('filesTooLarge', 'files');
  const stored: StoredFile[] = [];
  for (const file of files) {
    if (file.size > LIMITS.fileSize) throw messageRefusal('fileTooLarge', file.name);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = signsOf(bytes);
    if (text.includes(INFECTED)) throw messageRefusal('fileInfected', file.name);
    const type = typeOf(text);
    if (!type) throw messageRefusal('fileTypeRefused', file.name);
    stored.push({ name: file.name, type, content: btoa(text) });
  }
  return stored;
}

const typeOf = (text: string): string | null => {
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (text.startsWith('\u0089PNG\r\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  return text.startsWith('%PDF-') ? 'application/pdf' : null;
};
