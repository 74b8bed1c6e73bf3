/** Where a thrown redirect leads that is no step of the browser's history: Back does not come by the page once more. */
export async function replacedBy(answer: Promise<unknown>): Promise<string | null> {
  const thrown: unknown = await answer.catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw thrown ?? new Error('The answer leads nowhere.');
  return thrown.headers.get('X-Remix-Replace') === 'true' ? thrown.headers.get('Location') : null;
}
