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

/** What a screen reader says of an element, phrase by phrase, while somebody walks through it by keyboard. */
export async function heard(container: HTMLElement, walk: (keys: Reader) => Promise<void>): Promise<string[]> {
  await virtual.start({ container });
  try {
    await walk(reader);
    return toldOnce((await virtual.spokenPhraseLog()).map((phrase) => phrase.replace(/\s+/g, ' ')));
  } finally {
    await virtual.stop();
  }
}

/** What became empty says nothing; what is drawn twice at once is said once. */
const toldOnce = (phrases: string[]): string[] =>
  phrases.filter((phrase, at) => phrase !== 'polite: ' && phrase !== phrases[at - 1]);
