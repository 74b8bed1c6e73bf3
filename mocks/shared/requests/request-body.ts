import { operationOf } from '../operations.ts';
import { invalidField } from '../problems.ts';
import { bodyBreach, knownPart } from './contract-schemas.ts';

export type JsonRequest<Body> = Pick<Request, 'url' | 'method'> & { json(): Promise<Body> };

/**
 * The JSON object that a request sends. What its contract forbids is refused before anything is kept, and what its contract does
 * not name is left out.
 */
export async function bodyOf<Body>(request: JsonRequest<Body>): Promise<Body> {
  const body = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) throw invalidField('body');
  const operation = operationOf(request);
  const breach = operation && bodyBreach(operation, body);
  if (breach) throw breachOf(breach);
  return operation ? (knownPart(operation, body) as Body) : body;
}

function breachOf({ instancePath, keyword, params }: NonNullable<ReturnType<typeof bodyBreach>>): Response {
  const isMissing = keyword === 'required';
  const steps = [...instancePath.split('/').slice(1), ...(isMissing ? [String(params.missingProperty)] : [])];
  return invalidField(steps.join('.') || 'body', isMissing ? 'missing' : 'invalid');
}
