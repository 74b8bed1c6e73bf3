import type { RequestDrafts } from './contexts.server.ts';

/** The one draft of a page, and what happens to it. */
export function draftsIn(happened: string[], draft: FormData | null): RequestDrafts {
  let waiting = draft;
  return {
    keep: async () => {
      happened.push('kept');
    },
    keepTyped: async (address, form) => {
      happened.push(`${address} ${[...form.keys()].join()}`);
    },
    typedFields: async () => waiting,
    forget: async (intent) => {
      if (!waiting || ![intent, '', null].includes(waiting.get('intent') as string | null)) return;
      happened.push('forgotten');
      waiting = null;
    },
  };
}
