/** In place of `mocks/{labels,letters}/pdf/draw.ts`, whose libraries need Node: every file is the same small one. */
import type * as Drawn from '#mocks/labels/pdf/draw.ts';
import type * as Written from '#mocks/letters/pdf/draw.ts';

const text = 'BT /F1 18 Tf 60 760 Td (Exemple) Tj ET';
const parts = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

function smallFile(): Uint8Array<ArrayBuffer> {
  let body = '%PDF-1.4\n';
  const starts = parts.map((part, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj\n${part}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  return new TextEncoder().encode(
    `${body}${table}trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

const drawSmallFile = async () => smallFile();

export const drawLabels: typeof Drawn.drawLabels = drawSmallFile;
export const drawStamps: typeof Drawn.drawStamps = drawSmallFile;
export const drawPlank: typeof Drawn.drawPlank = drawSmallFile;
export const drawLetterProof: typeof Drawn.drawLetterProof = drawSmallFile;
export const drawDropOffCode: typeof Drawn.drawDropOffCode = drawSmallFile;
export const drawInvoice: typeof Drawn.drawInvoice = drawSmallFile;
export const drawStampGrid: typeof Drawn.drawStampGrid = drawSmallFile;
export const drawTestPage: typeof Drawn.drawTestPage = drawSmallFile;
export const drawDepositList: typeof Drawn.drawDepositList = drawSmallFile;
/** It looks like one, and says nothing. */
export const matrixRows: typeof Drawn.matrixRows = () =>
  Array.from({ length: 12 }, (_, row) => (row === 11 ? '1'.repeat(12) : `1${row % 2 ? '00101101001' : '01010010110'}`));
export const drawLetter: typeof Written.drawLetter = drawSmallFile;
