import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The path of a PDF that has no pages, for pacts: they compare the type of a file alone. */
export function smallPdf(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'pact-')), 'small.pdf');
  writeFileSync(path, '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
  return path;
}
