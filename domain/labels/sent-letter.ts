/** The proof that a letter of an order was printed and posted (journeys §4). */
export interface SentLetter {
  entryNumber: number;
  /** An ISO instant. */
  sentAt: string;
  /** Of the file that may be downloaded, in hexadecimal digits. */
  sha256: string;
  pages: number;
  /** One for each recipient; `trackingId` is `null` where the level has no tracking. */
  envelopes: readonly { recipient: string; trackingId: string | null }[];
}
