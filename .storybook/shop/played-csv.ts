import { type Options, parse as parseSync } from 'csv-parse/browser/esm/sync';

/** As `csv-parse/stream`, whose buffers only Node has: in a browser the table is parsed at once, by the library's own build. */
export function parse(options: Options): TransformStream<Uint8Array, unknown> {
  const decoder = new TextDecoder();
  let text = '';
  return new TransformStream({
    transform(bytes) {
      text += decoder.decode(bytes, { stream: true });
    },
    flush(controller) {
      for (const row of parseSync(text, options)) controller.enqueue(row);
    },
  });
}
