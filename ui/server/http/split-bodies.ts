import { IncomingMessage } from 'node:http';

/** A body may come in so many pieces, and in one more for each so many bytes. */
export const pieceLimits = { always: 200, bytesOfOneMore: 256 };

/**
 * A request that is cut off when its body comes in far more pieces than a browser or a proxy makes. A piece costs the same
 * however small it is, and those that arrive together are read in one turn: nobody else has theirs meanwhile.
 */
export class RequestOfFewPieces extends IncomingMessage {
  #pieces = 0;
  #bytes = 0;

  /** Nothing is asked of the socket for what still comes of a request that is cut off. */
  override push(piece: Buffer | null): boolean {
    if (this.destroyed) return true;
    this.#pieces += 1;
    this.#bytes += piece?.length ?? 0;
    if (this.#pieces <= pieceLimits.always + this.#bytes / pieceLimits.bytesOfOneMore) return super.push(piece);
    this.destroy();
    return true;
  }
}
