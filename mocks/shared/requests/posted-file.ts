import { invalidField } from '../problems.ts';

/** The file of a posted form. */
export async function postedFile(request: { formData(): Promise<FormData> }): Promise<File> {
  const file = (await request.formData().catch(() => null))?.get('file');
  if (!file || typeof file === 'string') throw invalidField('file', 'missing');
  return file;
}
