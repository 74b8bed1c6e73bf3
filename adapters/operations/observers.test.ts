import { expect, test, vi } from 'vitest';
import { Observers } from './observers.ts';

const events = Object.getOwnPropertyNames(Observers.prototype).filter(
  (name) => name !== 'constructor' && name !== 'add',
) as Exclude<keyof Observers, 'add'>[];

test.each(events)('%s is heard once by everyone who listens for it', (event) => {
  const observers = new Observers();
  const [one, other] = [vi.fn(), vi.fn()];
  for (const each of [{ [event]: one }, {}, { [event]: other }]) observers.add(each);
  const what = observers[event].length === 0 ? [] : ['what happened'];
  (observers[event] as (...what: string[]) => void)(...what);
  for (const heard of [one, other]) expect(heard.mock.calls).toEqual([what]);
});
