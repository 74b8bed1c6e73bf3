/** Headers that OCC clients send and read; with credentials, so the origin is named. The first ones are those of a default OCC. */
const ALLOWED = [
  'origin',
  'accept',
  'authorization',
  'content-type',
  'cache-control',
  'if-none-match',
  'x-consent-reference',
  'x-profile-tag-debug',
  'idempotency-key',
  'x-anonymous-consents',
  'sap-commerce-cloud-user-id',
  'sap-commerce-cloud-captcha-token',
  'occ-personalization-id',
  'occ-personalization-time',
  'lpel-sid',
  'x-mock-world',
].join(', ');

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

function corsHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': ALLOWED,
    'access-control-expose-headers':
      'x-anonymous-consents, x-total-count, occ-personalization-id, occ-personalization-time',
    'access-control-max-age': '3600',
  };
}

/** Answers preflights and opens answers to pages of this machine, as OCC does for the origins it is told. */
export async function withCors(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const origin = request.headers.get('origin');
  if (!origin || !LOCAL.test(origin)) return answer();
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { ...corsHeaders(origin), vary: 'Origin' } });
  const response = await answer();
  if (response.type === 'error') return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(corsHeaders(origin))) headers.set(name, value);
  headers.append('vary', 'Origin');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
