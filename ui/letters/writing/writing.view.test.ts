import { expect, test } from 'vitest';
import { aFile, theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import type { LetterDocument } from '#domain/letters/letters.ts';
import { aWritingStep } from '../letters.examples.ts';

const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));

const typesOffered = (...names: string[]) => {
  const choices = theLetterChoices();
  const types = names.map((name) => ({ type: `application/${name.toLowerCase()}`, name }));
  return { ...choices, document: { ...choices.document, types } };
};

test('a letter is typed or given as a file, and each way says what it takes', () => {
  const { sources, text, files, document } = plain(aWritingStep());
  expect({ sources, text, files, document }).toEqual({
    sources: [
      {
        value: 'write',
        title: 'J’écris ma lettre',
        text: 'Du texte simple, mis en page par nos soins.',
        selected: true,
      },
      {
        value: 'import',
        title: 'J’importe un document',
        text: 'PDF ou ODT, imprimé tel quel sur du papier A4.',
        selected: false,
      },
    ],
    text: {
      value: 'Madame, Monsieur,\n\nVeuillez trouver ci-joint ma demande.',
      hint: '12 000 caractères au plus. Nous ajoutons l’adresse du destinataire.',
      most: 12_000,
    },
    files: {
      hint: 'PDF ou ODT, 5 Mo au plus, 60 pages A4 au plus.',
      accept: 'application/pdf,application/vnd.oasis.opendocument.text',
      limits: { files: 1, fileSize: 5 * 1024 * 1024, totalSize: null },
      says: {
        type: 'Ce type de fichier n’est pas accepté. Enregistrez votre document en PDF.',
        empty: 'Ce fichier est vide : choisissez-en un autre.',
        'too-large': 'Ce fichier est trop lourd. Choisissez-en un plus léger.',
        'too-many': 'Ce fichier est trop lourd. Choisissez-en un plus léger.',
        total: 'Ce fichier est trop lourd. Choisissez-en un plus léger.',
      },
    },
    document: null,
  });
});

test.each([
  [undefined, ['write']],
  ['write', ['write']],
  ['import', ['import']],
])('the sources of a letter with the choice %s have this one selected: %j', (source, chosen) => {
  const { sources } = aWritingStep({ answers: { ...(source && { source }) } });
  expect(sources.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(chosen);
});

test.each([
  [['PDF'], 'PDF, imprimé'],
  [['PDF', 'ODT', 'DOCX'], 'PDF, ODT ou DOCX, imprimé'],
])('the kinds of files %j are named as one says them', (names, text) => {
  expect(aWritingStep({ options: typesOffered(...names) }).sources[1]?.text).toContain(text);
});

const pdf = { label: 'Télécharger le PDF tel qu’il sera imprimé', href: '/ecom/courrier/apercu' };
const refresh = { label: 'Actualiser', href: '/envoi-courrier-en-ligne/parcours/creer-lettre' };
const unordered = 'Votre document sera supprimé le 26/11/2026 à 10:00 s’il n’est pas commandé.';
const ofPages = 'résiliation signée.pdf, 3 pages';
const fit = { intent: 'fit', label: 'Ajuster à la page', text: expect.stringContaining('Nous réduisons') };
const original = { intent: 'original', label: 'Reprendre l’original', text: expect.stringContaining('sont réduites') };
const notA4 = { kind: 'not-a4', page: 2 } as const;
const refused =
  'La page 2 n’est pas au format A4 vertical. Mettez-la à ce format, puis importez le fichier de nouveau.';

test.each<[string, Partial<LetterDocument>, object]>([
  [
    'that is received',
    { state: 'received', pages: null },
    {
      name: 'résiliation signée.pdf',
      notice: { tone: 'info', text: 'Votre fichier est reçu. L’analyse antivirus va commencer.' },
      refresh,
      purged: unordered,
    },
  ],
  [
    'that is scanned',
    { state: 'scanning' },
    { name: ofPages, notice: { tone: 'info', text: 'L’analyse antivirus est en cours.' }, refresh, purged: unordered },
  ],
  [
    'that may be printed',
    {},
    {
      name: ofPages,
      notice: { tone: 'success', text: 'Votre fichier est sain et prêt à imprimer.' },
      pdf,
      purged: unordered,
    },
  ],
  [
    'that was converted with other fonts',
    { findings: [{ kind: 'other' }, { kind: 'fonts' }] },
    {
      name: ofPages,
      notice: { tone: 'success', text: expect.stringContaining('vérifiez sa mise en page') },
      pdf,
      purged: unordered,
    },
  ],
  [
    'of which something else is known',
    { findings: [{ kind: 'other' }] },
    {
      name: ofPages,
      notice: { tone: 'success', text: 'Votre fichier est sain et prêt à imprimer.' },
      pdf,
      purged: unordered,
    },
  ],
  [
    'that nobody can order',
    { findings: [notA4] },
    {
      name: ofPages,
      notice: { tone: 'error', text: refused },
      purged: 'Votre document sera supprimé le 26/11/2026 à 10:00.',
    },
  ],
  [
    'that can be fitted to the page',
    { findings: [notA4], isFittable: true },
    { name: ofPages, notice: { tone: 'error', text: refused }, fitting: fit, purged: unordered },
  ],
  [
    'that was fitted',
    { originalId: 'document-0' },
    {
      name: ofPages,
      notice: { tone: 'success', text: 'Votre fichier est sain et prêt à imprimer.' },
      pdf,
      fitting: original,
      purged: unordered,
    },
  ],
])('a file %s says so, with what can be done with it', (_, over, document) => {
  const options = theLetterChoices({ written: aFile(over) });
  expect(plain(aWritingStep({ answers: theLetterAnswers({ source: 'import' }), options }).document)).toEqual(document);
});

test('a file that is kept says that it stays where another one was refused, and can still be read', () => {
  const given = { answers: theLetterAnswers({ source: 'import' }), options: theLetterChoices({ written: aFile() }) };
  const { document } = aWritingStep({ ...given, faults: { file: { code: 'file-type' } } });
  expect([document?.notice, document?.pdf]).toEqual([
    { tone: 'info', text: 'Ce fichier reste votre document tant que vous n’en choisissez pas un autre.' },
    pdf,
  ]);
});
