/** A file of the backend, on its way to the shopper. */
export interface Download {
  /** Safe as a file name on any system: no path, no control or direction character, with its extension. */
  name: string;
  /** In bytes; `null`: the backend does not say it. */
  size: number | null;
  type: string;
  /**
   * Read once. It fails with a `Fault` when the file is larger than the configuration allows or comes too slowly, and
   * cancelling it ends the backend's call.
   */
  bytes: ReadableStream<Uint8Array>;
}
