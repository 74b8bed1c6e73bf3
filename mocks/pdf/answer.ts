import { create } from 'content-disposition';
import { HttpResponse } from 'msw';

/** A file of the backend. */
export const pdfAnswer = (bytes: Uint8Array<ArrayBuffer>, name: string): Response =>
  new HttpResponse(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': create(name),
      'content-length': String(bytes.byteLength),
    },
  });
