/** Part of a form's body that has been sent, from 0 to 1. */
type Progress = (sent: number) => void;

/**
 * Sends the forms with files of one page so that their progress is known, which `fetch` does not say: the router's call
 * for them goes by an XMLHttpRequest meanwhile. Every other call stays as it is. Returns what ends it.
 */
export function watchUploads(path: string, progress: Progress): () => void {
  const usual = window.fetch;
  const fetchWithProgress: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const isUpload = init?.body instanceof FormData && new URL(address, location.href).pathname === `${path}.data`;
    return isUpload ? send(address, init, progress) : usual(input, init);
  };
  window.fetch = fetchWithProgress;
  return () => {
    if (window.fetch === fetchWithProgress) window.fetch = usual;
  };
}

/** A connection that breaks gives an empty answer, after which the router loads the page anew, as for any other form. */
const send = (address: string, init: RequestInit, progress: Progress): Promise<Response> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', address);
    call.responseType = 'arraybuffer';
    call.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0));
    call.addEventListener('load', () => resolve(answerOf(call)));
    call.addEventListener('error', () => resolve(new Response(null, { status: 204 })));
    call.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    init.signal?.addEventListener('abort', () => call.abort());
    progress(0);
    call.send(init.body as FormData);
  });

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(': ');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 2));
  }
  const isEmpty = [204, 205, 304].includes(call.status);
  return new Response(isEmpty ? null : (call.response as ArrayBuffer), { status: call.status, headers });
}
