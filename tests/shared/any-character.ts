import fc from 'fast-check';

/**
 * Any character of Unicode that is whole: of ASCII, of the others that are one unit, or of those that are a pair. The
 * library's own unit « binary » makes a table of all characters first, which takes a second in each process.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0x80, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0xffff }),
    fc.integer({ min: 0x1_0000, max: 0x10_ffff }),
  )
  .map((code) => String.fromCodePoint(code));
