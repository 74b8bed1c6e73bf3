/** The proof that a letter of an order was printed and posted (journeys §4). */
export interface SentLetter {
  entryNumber: number;
  /** An ISO instant. */
  sentAt: string;
  /** Of the file that may be downloaded, in hexadecimal digits. */
  sha256: string;
  pages: number;
  envelopes: readonly SentEnvelope[];
}

/** One for each recipient. */
interface SentEnvelope {
  recipient: string;
  /** `null`: the level has no tracking. */
  trackingId: string | null;
  /** Of receipt; `null`: none was paid for. `signedAt`: an ISO instant; `null`: it is not back yet. */
  acknowledgement: { signedAt: string | null } | null;
}
