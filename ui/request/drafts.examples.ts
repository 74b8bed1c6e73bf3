import type { RequestDrafts } from './contexts.server.ts';

/** The one draft of a page, and what happens to it. */
export function draftsIn(happened: ('kept' | 'forgotten')[], draft: FormData | null): RequestDrafts {
  let waiting = draft;
  return {
    keep: async () => {
      happened.push('kept');
    },
    keepTyped: async () => {
      happened.push('kept');
    },
    typedFields: async () => waiting,
    forget: async (intent) => {
      if (!waiting || ![intent, '', null].includes(waiting.get('intent') as string | null)) return;
      happened.push('forgotten');
      waiting = null;
    },
  };
}
