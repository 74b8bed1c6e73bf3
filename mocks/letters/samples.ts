/** Documents for exercises and tests: what a shopper types, and small PDFs with one trait each. */
interface Trait {
  /** Points. */
  width?: number;
  height?: number;
  /** From the top of the page, in points. */
  textAt?: number;
  /** Entries of the catalogue, such as a script. */
  catalogue?: string;
  /** Entries of the trailer, such as an encryption. */
  trailer?: string;
  /** A comment: the test signs of scanners. */
  comment?: string;
  pages?: number;
}

export const typedLetter = (text: string): File => new File([text], 'lettre.txt', { type: 'text/plain' });

export function aPdf(trait: Trait = {}): Uint8Array<ArrayBuffer> {
  const { width = 595, height = 842, textAt = 400, catalogue = '', trailer = '', comment = '', pages = 1 } = trait;
  const content = `BT /F1 11 Tf 80 ${height - textAt} Td (Madame, Monsieur, veuillez trouver ma demande.) Tj ET`;
  const numbers = Array.from({ length: pages }, (_, place) => 5 + place);
  const parts = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.map(
      () =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
    ),
  ];
  let body = `%PDF-1.4\n%${comment}\n`;
  const starts = parts.map((part, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj\n${part}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = parts.length + 1;
  return new TextEncoder().encode(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** By what the backend says of each. */
export const pdfs = {
  good: () => aPdf(),
  inAddressZone: () => aPdf({ textAt: 150 }),
  encrypted: () =>
    aPdf({
      trailer: `/ID [<${'0'.repeat(32)}> <${'0'.repeat(32)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <${'1'.repeat(64)}> /U <${'2'.repeat(64)}> >>`,
    }),
  scripted: () => aPdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
  a3: () => aPdf({ width: 842, height: 1191 }),
  long: () => aPdf({ pages: 61 }),
  broken: () => new TextEncoder().encode('%PDF-1.4 rien'),
  infected: () => aPdf({ comment: 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE' }),
  unscanned: () => aPdf({ comment: 'SCANNER-UNAVAILABLE-TEST-FILE' }),
} as const;
