/**
 * A text that many documents contain, kept as the bytes (UTF-8) that are sent. As a part of a longer text it would be
 * copied and converted with each document.
 */
export class CachedHtml {
  readonly bytes: Buffer;
  readonly #searched = new Map<string, boolean>();

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  /** Whether the text contains the word; looked for once. */
  includes(word: string): boolean {
    const isIncluded = this.#searched.get(word) ?? this.bytes.includes(word);
    this.#searched.set(word, isIncluded);
    return isIncluded;
  }

  toString(): string {
    return this.bytes.toString();
  }
}

/** A part of a document. Joined, they are its text. */
export type HtmlChunk = string | CachedHtml;
