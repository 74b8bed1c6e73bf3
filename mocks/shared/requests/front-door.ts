import { getResponse, type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw';
import { type Operation, operationOf, SERVICE_URLS } from '../operations.ts';
import { isAnswer, refusal } from '../problems.ts';
import { effectOf, isReduction, reduceAnswer, takeRule } from '../scenarios.ts';
import { refuseUnknownContext } from './context.ts';
import { hasParameter } from './contract-schemas.ts';
import { selectedPart } from './fields.ts';

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
  return http.all(SERVICE_URLS, async ({ request: sent }) => {
    const request = asGet(sent);
    const rule = await takeRule(request);
    if (rule?.when === 'before') {
      const instead = await effectOf(rule, request);
      if (instead) return instead;
    }
    const answer = await asAsked(request, await answerOf(() => handlersOf(request), request));
    if (rule && isReduction(rule.effect)) return reduceAnswer(rule.effect, request, answer);
    return (rule?.when === 'after' && (await effectOf(rule, request))) || answer;
  });
}

/** What answers GET answers HEAD; its server leaves the body out. */
const asGet = (request: Request): Request =>
  request.method === 'HEAD' && !operationOf(request) ? new Request(request.url, { headers: request.headers }) : request;

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

/** The levels that OCC's clients ask for; a level of ours is for its operation to answer. */
async function asAsked(request: Request, answer: Response): Promise<Response> {
  const operation = operationOf(request);
  const fields = new URL(request.url).searchParams.get('fields') ?? 'DEFAULT';
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  if (!operation || !answer.ok || !isJson || !hasParameter(operation, 'fields') || whole.includes(fields))
    return answer;
  const body = selectedPart(operation.id, fields, await answer.json());
  const headers = new Headers(answer.headers);
  // The part is shorter than the whole.
  headers.delete('content-length');
  return HttpResponse.json(body as JsonBodyType, { status: answer.status, headers });
}

const whole = ['FULL', 'mini_cart'];

const notImplemented = (request: Request) =>
  refusal(501, {
    type: 'NotImplementedError',
    subject: operationOf(request)?.id ?? `${request.method} ${new URL(request.url).pathname}`,
    message: 'No handler for this operation.',
  });
