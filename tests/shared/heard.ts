import { virtual } from '@guidepup/virtual-screen-reader';

/** What a screen reader says of an element, phrase by phrase, while somebody walks through it by keyboard. */
export async function heard(container: HTMLElement, walk: () => Promise<void>): Promise<string[]> {
  await virtual.start({ container });
  try {
    await walk();
    return (await virtual.spokenPhraseLog()).map((phrase) => phrase.replace(/\s+/g, ' '));
  } finally {
    await virtual.stop();
  }
}
