import { getResponse, type HttpHandler, http } from 'msw';
import { type Operation, operationOf, SERVICE_URLS } from '../operations.ts';
import { isAnswer, refusal } from '../problems.ts';
import { effectOf, removeOptional, takeRule } from '../scenarios.ts';
import { refuseUnknownContext } from './context.ts';

/**
 * The handler before all operations: applies scenarios, answers 501 without a handler, and turns thrown answers into
 * responses.
 */
export function frontDoor(handlers: HttpHandler[]): HttpHandler {
  const ofAddress = Map.groupBy(handlers, ({ info }) => info.header);
  // Trying each of a hundred handlers takes longer than most answers.
  const handlersOf = (request: Request) => {
    const operation = operationOf(request);
    if (operation) refuseUnknownContext(request, operation);
    return (operation && ofAddress.get(addressOf(operation))) ?? [];
  };
  return http.all(SERVICE_URLS, async ({ request }) => {
    const rule = await takeRule(request);
    if (rule?.when === 'before') {
      const instead = await effectOf(rule, request);
      if (instead) return instead;
    }
    const answer = await answerOf(() => handlersOf(request), request);
    if (rule?.effect === 'poorest') return removeOptional(request, answer);
    return (rule?.when === 'after' && (await effectOf(rule, request))) || answer;
  });
}

/** The method and path of an operation as a handler has them. */
const addressOf = ({ method, base, path }: Operation) => `${method} *${base}${path.replaceAll(/\{([^}]+)\}/g, ':$1')}`;

async function answerOf(handlersOf: () => HttpHandler[], request: Request): Promise<Response> {
  try {
    return (await getResponse(handlersOf(), request)) ?? notImplemented(request);
  } catch (thrown) {
    if (isAnswer(thrown)) return thrown;
    console.error(`The mock backend failed on ${request.method} ${new URL(request.url).pathname}`, thrown);
    return refusal(500, { type: 'InternalError', message: 'The mock backend failed; its log says why.' });
  }
}

const notImplemented = (request: Request) =>
  refusal(501, {
    type: 'NotImplementedError',
    subject: operationOf(request)?.id ?? `${request.method} ${new URL(request.url).pathname}`,
    message: 'No handler for this operation.',
  });
