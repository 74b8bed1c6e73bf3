import { HttpResponse } from 'msw';
import type { components } from '#contracts/generated/cart.ts';

export type Problem = components['schemas']['ErrorList']['errors'][number];

/** An OCC error response, to be thrown by handlers. */
export const refusal = (status: 400 | 401 | 403 | 404 | 409 | 500 | 501 | 503, ...errors: Problem[]): Response =>
  HttpResponse.json({ errors }, { status });

export const noCart = (cartId: string): Response =>
  refusal(400, {
    type: 'CartError',
    reason: 'notFound',
    subject: cartId,
    subjectType: 'cart',
    message: `Cart ${cartId} was not found.`,
  });

export const invalidToken = (): Response =>
  refusal(401, { type: 'InvalidTokenError', message: 'A valid access token is needed.' });

export const accessDenied = (): Response =>
  refusal(403, { type: 'AccessDeniedError', message: 'This resource belongs to somebody else.' });

export const unknownIdentifier = (subject: string, subjectType: string): Response =>
  refusal(400, {
    type: 'UnknownIdentifierError',
    reason: 'notFound',
    subject,
    subjectType,
    message: `No ${subjectType} ${subject}.`,
  });

export const invalidField = (subject: string, reason: 'missing' | 'invalid' = 'invalid'): Response =>
  refusal(400, {
    type: 'ValidationError',
    reason,
    subject,
    subjectType: 'parameter',
    message: `The field ${subject} is ${reason}.`,
  });

export const cartRefusal = (reason: string, subject: string): Response =>
  refusal(400, {
    type: 'CartError',
    reason,
    subject,
    subjectType: 'cart',
    message: `The cart cannot be ordered: ${reason}.`,
  });

export const unknownResource = (subject: string): Response =>
  refusal(404, { type: 'UnknownResourceError', reason: 'notFound', subject, message: `No resource ${subject}.` });

export const conflict = (problem: Problem): Response => refusal(409, problem);

/**
 * Whether a thrown value is a response. Checked by its tag, because a server in the same process may have replaced the
 * class.
 */
export const isAnswer = (thrown: unknown): thrown is Response =>
  Object.prototype.toString.call(thrown) === '[object Response]';
