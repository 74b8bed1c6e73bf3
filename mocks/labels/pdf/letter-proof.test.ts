import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawLetterProof } from './draw.ts';

const sent = {
  entryNumber: 0,
  sentAt: '2026-11-24T14:30:00Z',
  sha256: 'a'.repeat(64),
  pages: 2,
  envelopes: [
    { recipient: 'Mairie, 69002 Lyon', trackingId: '2C12345678901', acknowledgement: { status: 'EXPECTED' } },
    {
      recipient: 'Łukasz, 29200 Brest',
      trackingId: '2C12345678902',
      acknowledgement: { status: 'SIGNED', signedAt: '2026-11-27T09:15:00Z' },
    },
  ],
};
const letter = new TextEncoder().encode('%PDF-1.4 the letter');

async function textOf(lang: 'fr' | 'en'): Promise<string> {
  const bytes = await drawLetterProof({ orderCode: 'CMD-1', sent, composed: null, letter, lang });
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  const { items } = await (await document.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

test('a proof says when, to whom, by which number and hash, and how far each acknowledgement is', async () => {
  const text = await textOf('fr');
  const facts = [
    'Commande CMD-1',
    'Imprimée et postée le 24/11/2026 à 15:30',
    sent.sha256,
    'Mairie, 69002 Lyon',
    'N° de suivi 2C12 3456 7890 1',
    'en attente de la signature du destinataire',
    'Łukasz, 29200 Brest',
    'Avis de réception signé le 27/11/2026 à 10:15',
  ];
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
});

test('an English proof has no space before a colon', async () => {
  expect(await textOf('en')).toContain('Number of pages: 2');
  expect(await textOf('en')).not.toContain(' :');
});

test('a proof holds the letter as it was sent, byte for byte', async () => {
  const bytes = await drawLetterProof({ orderCode: 'CMD-1', sent, composed: null, letter, lang: 'en' });
  const document = (await getDocumentProxy(bytes, { verbosity: 0 })) as unknown as {
    getAttachmentContent(name: string): Promise<Uint8Array>;
  };
  expect([...(await document.getAttachmentContent('lettre.pdf'))]).toEqual([...letter]);
});
