/** Requests byte by byte, as no library would send them. */
import { connect, type TLSSocket } from 'node:tls';

interface Target {
  port: number;
  certificate: Buffer;
}

/** In milliseconds: nothing more is answered after this. */
const silence = 5000;

/** The statuses of all answers to some bytes; empty where the connection was closed without one. @param wanted looks for no more. */
export async function sendHttp1(target: Target, bytes: string, wanted = Number.POSITIVE_INFINITY): Promise<number[]> {
  const received = await exchange({
    ...target,
    protocol: 'http/1.1',
    send: (socket) => void socket.write(bytes, 'latin1'),
    isWhole: (all) => statusesIn(all).length >= wanted,
  });
  return statusesIn(received);
}

const statusesIn = (received: Buffer) =>
  [...received.toString('latin1').matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));

type Field = readonly [name: string, value: string];

interface Http2Request {
  fields: readonly Field[];
  body?: string;
}

/** The status of one request over HTTP/2; `reset` where its stream or the connection was ended instead. */
export async function sendHttp2(target: Target, { fields, body }: Http2Request): Promise<number | 'reset'> {
  const hasBody = body !== undefined;
  const received = await exchange({
    ...target,
    protocol: 'h2',
    send(socket) {
      socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
      socket.write(frame(types.settings, 0, 0, Buffer.alloc(0)));
      const flags = endHeaders + (hasBody ? 0 : endStream);
      socket.write(frame(types.headers, flags, 1, Buffer.concat(fields.map(literal))));
      if (hasBody) socket.write(frame(types.data, endStream, 1, Buffer.from(body, 'latin1')));
    },
    isWhole: (all) => answerIn(all) !== null,
  });
  return answerIn(received) ?? 'reset';
}

/** The first word about the stream; `null` where there is none yet. */
function answerIn(received: Buffer): number | 'reset' | null {
  for (let at = 0; at + headLength <= received.length; ) {
    const [length, type, stream] = [received.readUIntBE(at, 3), received[at + 3], received.readUInt32BE(at + 5)];
    const end = at + headLength + length;
    if (end > received.length) return null;
    if (type === types.headers && stream === 1) return statusOf(received.subarray(at + headLength, end));
    // A worker of nginx that is replaced says farewell without an error, and still answers.
    const isFarewell = type === types.goAway && received.readUInt32BE(at + headLength + 4) === 0;
    if ((type === types.goAway && !isFarewell) || type === types.reset) return 'reset';
    at = end;
  }
  return null;
}

const headLength = 9;
const types = { data: 0, headers: 1, reset: 3, settings: 4, goAway: 7 };
const [endStream, endHeaders] = [1, 4];

function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** A field of HPACK without a table and without compression. */
const literal = ([name, value]: Field) => Buffer.concat([Buffer.from([0]), text(name), text(value)]);

const shortest = 127;

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'latin1');
  if (bytes.length < shortest) return Buffer.concat([Buffer.from([bytes.length]), bytes]);
  const length = [shortest];
  let rest = bytes.length - shortest;
  for (; rest >= 128; rest = Math.floor(rest / 128)) length.push((rest % 128) + 128);
  return Buffer.concat([Buffer.from([...length, rest]), bytes]);
}

/** Of the static table: 8 to 14; nginx writes others as three digits. */
const indexed = [200, 204, 206, 304, 400, 404, 500];
const firstIndexed = 0x88;

function statusOf(block: Buffer): number {
  const at = block.findIndex((byte) => byte >= firstIndexed && byte < firstIndexed + indexed.length);
  const digits = /[\x08\x48]\x03(\d{3})/.exec(block.toString('latin1'))?.[1];
  return digits === undefined ? (indexed[(block[at] ?? 0) - firstIndexed] ?? 0) : Number(digits);
}

interface Exchange extends Target {
  protocol: 'http/1.1' | 'h2';
  send(socket: TLSSocket): void;
  /** Whether nothing more is waited for. */
  isWhole(received: Buffer): boolean;
}

function exchange({ port, certificate, protocol, send, isWhole }: Exchange): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks));
    };
    const socket = connect({ port, host: '127.0.0.1', ca: certificate, ALPNProtocols: [protocol] }, () => send(socket));
    let timer = setTimeout(done, silence);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(timer);
      if (isWhole(Buffer.concat(chunks))) return done();
      timer = setTimeout(done, silence);
    });
    socket.on('error', done).on('close', done);
  });
}
