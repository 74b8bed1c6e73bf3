/** How a mock backend and a shop with a clock of its own (`skipping-clock.ts`) speak of calls that wait. */

/** The header by which a call of the shop is known. */
export const callHeader = 'x-waiting-call';

/** To the shop: a call that waits, and for how long, if not for ever. From the shop: the call whose wait is over. */
export interface WaitMessage {
  call: string;
  milliseconds?: number;
}
