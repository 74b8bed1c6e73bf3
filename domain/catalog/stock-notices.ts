/**
 * `taken`: the address is the account's. `to-confirm`: the notice is sent once the address is confirmed, by the link in a
 * message to it; the same whether the address was known or not. `in-stock`: the product can be bought, so there is nothing to
 * wait for. `email`: the backend does not take this address.
 */
export type NoticeAnswer = 'taken' | 'to-confirm' | 'in-stock' | 'email' | 'unknown-product';

/** The e-mails that tell when a product is in stock again. */
export interface StockNotices {
  /** Asks for one; asking again changes nothing. */
  ask(wanted: { code: string; email: string }): Promise<NoticeAnswer>;
}
