/** Tables that nobody means well: each of so many bytes, of which next to nothing may count. */
export const hostileTables: Readonly<Record<string, (bytes: number) => Buffer>> = {
  'rows of one letter': (bytes) => Buffer.alloc(bytes, 'a\n'),
  'rows of two letters': (bytes) => Buffer.alloc(bytes, 'a;b\n'),
  separators: (bytes) => Buffer.alloc(bytes, ';'),
  'quotation marks': (bytes) => Buffer.alloc(bytes, '"'),
  'quotation marks within a cell': (bytes) => Buffer.alloc(bytes, 'a""'),
  'one cell without an end': (bytes) => Buffer.alloc(bytes, 'x'),
  'a quotation mark that is never closed': (bytes) =>
    Buffer.concat([Buffer.from('"'), Buffer.alloc(bytes - 1, 'c;d\n')]),
  'rows of one letter in UTF-16': (bytes) =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(bytes - 2, Buffer.from('a\n', 'utf16le'))]),
};
