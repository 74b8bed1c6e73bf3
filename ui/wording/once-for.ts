import type { Wording } from './wording.ts';

interface CachedView<View> {
  key: string;
  view: View;
}

/**
 * What is made of frozen data, which is remembered with its answer and cannot change: for each wording the last one, with
 * what else it depends on. @param keyOf everything that the view depends on besides data and wording.
 */
export function onceFor<Data extends object, Rest extends readonly unknown[], View extends object>(
  make: (data: Data, ...rest: [...Rest, Wording]) => View,
  keyOf: (...rest: Rest) => string = () => '',
): (data: Data, ...rest: [...Rest, Wording]) => View {
  const cache = new WeakMap<Wording, WeakMap<Data, CachedView<View>>>();
  return (data, ...rest) => {
    if (!Object.isFrozen(data)) return make(data, ...rest);
    const wording = rest.at(-1) as Wording;
    const views = cache.get(wording) ?? new WeakMap<Data, CachedView<View>>();
    cache.set(wording, views);
    const key = keyOf(...(rest.slice(0, -1) as unknown as Rest));
    const before = views.get(data);
    if (before?.key === key) return before.view;
    // Everybody is shown it.
    const view = Object.freeze(make(data, ...rest));
    views.set(data, { key, view });
    return view;
  };
}
