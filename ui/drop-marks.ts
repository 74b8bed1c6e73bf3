import { answeredPlace } from '#ui/consent/answered-place.ts';
import { dropMark } from '#ui/session/session-mark.ts';

/**
 * Takes out of the address that the browser shows what its page says once, now and after each navigation, so that no address
 * that is copied or loaded again says it again. Neither the focus nor the scroll position changes, and Back leads on from
 * the address without it.
 */
export function dropMarks(): void {
  const { hash, pathname, search } = location;
  if (hash === `#${answeredPlace}`) history.replaceState(history.state, '', pathname + search);
  // oxlint-disable-next-line no-underscore-dangle -- the name is React Router's
  const router = window.__reactRouterDataRouter;
  const drop = () => {
    const { marks = [] } = (router?.state.loaderData.root ?? {}) as { marks?: string[] };
    for (const mark of marks) if (new URLSearchParams(location.search).has(mark)) dropMark(mark);
  };
  drop();
  router?.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') drop();
  });
}
