import { create, parse } from 'content-disposition';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#tests/shared/any-character.ts';
import { safeFileName } from './file-name.ts';

const pdf = { otherwise: 'etiquettes.pdf', extension: '.pdf' };
const named = (name: string | null) => safeFileName(name, pdf);
const kept = (name: string | null) => safeFileName(name, { otherwise: 'fichier' });

describe('the name of a file', () => {
  test.each([
    ['étiquette-6A1.pdf', 'étiquette-6A1.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    [String.raw`C:\Users\commande.PDF`, 'commande.pdf'],
    ['facture.pdf.exe', 'facture.pdf.exe.pdf'],
    ['etiq\u202Efdp.exe', 'etiqfdp.exe.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie- x.pdf'],
    ['\u0000\u200B\uFEFF.pdf', 'etiquettes.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['nul.tar.pdf', '_nul.tar.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['  trop   d’espaces .pdf', 'trop d’espaces.pdf'],
    ['.pdf', 'etiquettes.pdf'],
    ['..', 'etiquettes.pdf'],
    ['dossier/', 'etiquettes.pdf'],
    [null, 'etiquettes.pdf'],
  ])('a PDF that the backend calls %j is named %j', (given, name) => {
    expect(named(given)).toBe(name);
  });

  test.each([
    ['Reçu été n° 2.pdf', 'Reçu été n° 2.pdf'],
    ['../../etc/passwd', 'passwd'],
    [String.raw`C:\Users\moi\photo.JPG`, 'photo.JPG'],
    ['facture\u202Egpj.exe', 'facturegpj.exe'],
    ['.htaccess', 'htaccess'],
    ['note. . ', 'note'],
    ['CON.pdf', '_CON.pdf'],
    ['a<b>"c"|?*.pdf', 'a-b--c----.pdf'],
    ['..', 'fichier'],
    ['\u202E', 'fichier'],
    [null, 'fichier'],
    [`${'é'.repeat(300)}.jpeg`, `${'é'.repeat(97)}.jpeg`],
  ])('a file of any type that the backend calls %j is named %j', (given, name) => {
    expect(kept(given)).toBe(name);
  });

  const anything = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('.', '/', '\\', ' ', '\u202E', '\n', 'é', '\u{1F4E6}', '\uD800', 'con', '"', '%'),
      maxLength: 300,
    }),
  );

  test('a file name is never a path, hidden, a device, too long or without its extension, and has no invisible character', () => {
    fc.assert(
      fc.property(anything, (given) => {
        const name = named(given);
        expect(name).not.toMatch(/[/\\<>:"|?*%\p{C}\p{Zl}\p{Zp}]/u);
        expect(name).toMatch(/^[^. ].*\.pdf$/u);
        expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\./i);
        expect(kept(given)).not.toMatch(/[/\\<>:"|?*%\p{C}\p{Zl}\p{Zp}]|^[. ]|[. ]$|^$/u);
        for (const each of [name, kept(given)]) expect(new TextEncoder().encode(each).length).toBeLessThanOrEqual(204);
      }),
    );
  });

  test('a safe file name stays the same when made safe again', () => {
    fc.assert(
      fc.property(anything, (given) => {
        expect(named(named(given))).toBe(named(given));
        expect(kept(kept(given))).toBe(kept(given));
      }),
    );
  });

  test('a file name travels in a header and back unchanged', () => {
    fc.assert(
      fc.property(anything, (given) => {
        for (const name of [named(given), kept(given)]) expect(parse(create(name)).parameters.filename).toBe(name);
      }),
    );
  });
});
