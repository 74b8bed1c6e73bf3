import { invalidField } from './problems.ts';

/** The JSON object that a request sends; anything else is refused. */
export async function bodyOf<Body>(request: { json(): Promise<Body> }): Promise<Body> {
  const body = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) throw invalidField('body');
  return body;
}
