import { sampleRecipient } from '../cart/samples.ts';
import { bytesOf } from '../shared/bytes.ts';
import type { World } from '../shared/world.ts';
import { digestOf } from './digest.ts';
import { configurationsIn, type WholeLetter } from './records.ts';
import { levelOf } from './refusals.ts';
import { pdfs } from './samples.ts';

export interface PrintedLetter {
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
  pages: number;
  /** « Mairie, 69002 Lyon », one for each envelope. */
  recipients: string[];
  isTracked: boolean;
  isAcknowledged: boolean;
  /** `null`: a letter of the order book. */
  letter: WholeLetter | null;
}

/** What was printed of a composed letter; one of the order book was composed nowhere, and is a sample. */
export async function printedLetterOf(world: World, configurationId: string): Promise<PrintedLetter> {
  const configuration = configurationsIn(world).findFirst((q) => q.where({ id: configurationId }));
  if (!configuration) {
    const bytes = pdfs.good();
    return {
      bytes,
      sha256: await digestOf(bytes),
      pages: 1,
      recipients: [sampleRecipient],
      isTracked: false,
      isAcknowledged: false,
      letter: null,
    };
  }
  const { document, letter } = configuration;
  return {
    bytes: bytesOf(document.content),
    sha256: document.sha256,
    pages: document.pages,
    recipients: letter.recipients.map(recipientOf),
    isTracked: levelOf(letter) === 'REGISTERED',
    isAcknowledged: letter.acknowledgement,
    letter,
  };
}

/** A recipient in words. */
export const recipientOf = ({
  companyName,
  firstName,
  lastName,
  postalCode,
  town,
}: Pick<WholeLetter['sender'], 'companyName' | 'firstName' | 'lastName' | 'postalCode' | 'town'>): string =>
  `${companyName || `${firstName} ${lastName}`}, ${postalCode} ${town}`;
