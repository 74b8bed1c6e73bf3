import { fn } from 'storybook/test';

/** The server of a story, which keeps what forms post. It answers nothing, unless it is told what. */
export function recordingPosts(answer: () => unknown = () => null) {
  const posted = fn();
  const action = async ({ request }: { request: Request }) => {
    posted(Object.fromEntries(await request.formData()));
    return answer();
  };
  return { posted, recording: { route: { path: '*', action } } };
}
