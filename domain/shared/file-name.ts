/** Bytes of a name: file systems allow 255, and a browser may add a number. */
const MAX_BYTES = 200;
/** Controls, directions and other unseen characters, lone surrogates, private and unassigned ones, line ends. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** What some system reads as part of a path, a stream or a pattern. */
const special = /[<>:"|?*%]/g;
/** Names that stand for devices on Windows, whatever follows their first dot. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

interface Naming {
  /** The name of a file whose own name has no valid character. */
  otherwise: string;
  /** The one that its type asks for, with its dot; `null`: its own. */
  extension?: string | null;
}

/**
 * A name that is safe to show and to store on any system: the last part of a path, without unseen or special characters,
 * neither hidden nor a device, and short enough with its extension.
 */
export function safeFileName(name: string | null, { otherwise, extension = null }: Naming): string {
  const last = (name ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = trimTail(last.replaceAll(unseen, '').replaceAll(special, '-').replaceAll(/\s+/g, ' '));
  const ending = extension ?? ownExtension.exec(trimEdges(plain))?.[0] ?? '';
  const stem = trimEdges(withoutExtension(plain, ending)).replace(device, '_$&');
  return stem === '' ? otherwise : `${cutToBytes(stem, MAX_BYTES - ending.length)}${ending}`;
}

const ownExtension = /(?<=.)\.[a-z0-9]{1,10}$/i;

const withoutExtension = (name: string, extension: string) =>
  extension !== '' && name.toLowerCase().endsWith(extension.toLowerCase()) ? name.slice(0, -extension.length) : name;

const isEdge = (sign: string | undefined) => sign === '.' || sign === ' ';

/** Without the dots and spaces that systems drop at the end. */
function trimTail(name: string): string {
  let end = name.length;
  while (end > 0 && isEdge(name[end - 1])) end -= 1;
  return name.slice(0, end);
}

/** And without those that hide a file at its beginning. */
function trimEdges(name: string): string {
  const end = trimTail(name);
  let start = 0;
  while (isEdge(end[start])) start += 1;
  return end.slice(start);
}

function cutToBytes(name: string, bytes: number): string {
  const encoder = new TextEncoder();
  let remaining = bytes;
  let shortened = '';
  for (const sign of name) {
    remaining -= encoder.encode(sign).length;
    if (remaining < 0) break;
    shortened += sign;
  }
  return trimEdges(shortened);
}
