/**
 * Playwright notes where each step of a test stands: for every expectation and request it looks up fifty places in maps of
 * the programs that it compiled, a sixth of what a worker computes. Packages and Node itself have no such maps.
 */
const mapped = Error.prepareStackTrace;

const isCompiled = (frame: NodeJS.CallSite): boolean => {
  const file = frame.getFileName();
  return file !== null && file !== undefined && !file.startsWith('node:') && !file.includes('/node_modules/');
};
/** Playwright takes the word for a part of the file's name, and no longer knows its own files. */
const written = (frame: { toString(): string }) => `\n    at ${frame.toString().replace(/^async /, '')}`;

if (mapped)
  Error.prepareStackTrace = (error, frames) => {
    const head = String(mapped(error, []));
    const places = frames.map((frame) =>
      isCompiled(frame) ? String(mapped(error, [frame])).slice(head.length) : written(frame),
    );
    return head + places.join('');
  };
