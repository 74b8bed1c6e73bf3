/** The fields of a form, as an address writes it. */
export const formOf = async (request: Pick<Request, 'body'>): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await new Response(request.body as BodyInit).text()));
