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

/** What forms send that the browser posts by itself: a story must not leave its page. */
export function recordingForms() {
  const sent = fn();
  const hear = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) sent(Object.fromEntries(new FormData(event.target, event.submitter)));
  };
  const beforeEach = () => {
    sent.mockClear();
    window.addEventListener('submit', hear);
    return () => window.removeEventListener('submit', hear);
  };
  return { sent, beforeEach };
}
