import { virtual } from '@guidepup/virtual-screen-reader';

interface Reader {
  /** The next thing on the page, as one reads on without the Tab key. */
  next(): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses Tab, or Shift+Tab, until the focus stands there. */
  tabsTo(element: HTMLElement, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
}

const mostTabs = 40;

const reader: Reader = {
  next: () => virtual.next(),
  press: (key) => virtual.press(key),
  type: (text) => virtual.type(text),
  async tabsTo(element, key = 'Tab') {
    for (let tabs = 0; document.activeElement !== element; tabs += 1) {
      if (tabs === mostTabs) throw new Error(`${mostTabs} times ${key} did not lead there.`);
      await virtual.press(key);
    }
  },
};

interface Heard {
  spoken: string[];
  /** What live regions told meanwhile; when exactly depends on the machine. */
  announced: string[];
}

/** What a screen reader says of an element, phrase by phrase, while somebody walks through it by keyboard. */
export async function heard(container: HTMLElement, walk: (keys: Reader) => Promise<void>): Promise<Heard> {
  await virtual.start({ container });
  try {
    await walk(reader);
    const phrases = (await virtual.spokenPhraseLog()).map((phrase) => phrase.replace(/\s+/g, ' '));
    return {
      spoken: once(phrases.filter((phrase) => !phrase.startsWith(live))),
      announced: once(phrases.filter((phrase) => phrase.startsWith(live) && phrase !== live)),
    };
  } finally {
    await virtual.stop();
  }
}

const live = 'polite: ';

/** What is drawn twice at once is said once. */
const once = (phrases: string[]): string[] => phrases.filter((phrase, at) => phrase !== phrases[at - 1]);
