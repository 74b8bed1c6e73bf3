import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, waitFor } from 'storybook/test';

interface Reader {
  /** Moves to the next element, as in reading without the Tab key. */
  next(): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses Tab, or Shift+Tab, until the element has the focus. */
  tabsTo(element: HTMLElement, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Waits until a live region has said a text: they speak a moment after it changed. */
  hears(text: string): Promise<void>;
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
  hears: (text) => waitFor(async () => expect(await spoken()).toContain(live + text)),
};

const spoken = async () => (await virtual.spokenPhraseLog()).map((phrase) => phrase.replace(/\s+/g, ' '));

interface ScreenReaderLog {
  spoken: string[];
  /** Announcements of live regions; their exact moment depends on the machine. */
  announced: string[];
}

/** The phrases of a screen reader while a shopper walks through an element by keyboard. */
export async function heard(container: HTMLElement, walk: (keys: Reader) => Promise<void>): Promise<ScreenReaderLog> {
  await virtual.start({ container });
  try {
    await walk(reader);
    const phrases = await spoken();
    return {
      spoken: once(phrases.filter((phrase) => !phrase.startsWith(live))),
      announced: once(phrases.filter((phrase) => phrase.startsWith(live) && phrase !== live)),
    };
  } finally {
    await virtual.stop();
  }
}

const live = 'polite: ';

/** Drops phrases that are repeated because an element was rendered twice. */
const once = (phrases: string[]): string[] => phrases.filter((phrase, at) => phrase !== phrases[at - 1]);
