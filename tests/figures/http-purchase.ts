/** A purchase without a browser, pressed until it is done: what shoppers do while much happens to a shop. */
import { setTimeout as wait } from 'node:timers/promises';
import { formOf } from '../boundary/checkout-shoppers.ts';
import { backendOf } from '../shared/backend.ts';
import type { HttpShopper, Page } from './shopper.ts';

const [email, password] = ['particulier@exemple.fr', 'timbre-demo'];
const booklet = '/boutique/carnet-de-12-timbres-marianne-lettre-verte/p/1126001';
const [cart, delivery, payment] = ['/checkout/recapitulatif', '/checkout/livraison', '/checkout/paiement'];
const card = { play: 'card', number: '4970 1000 0000 0006', expiry: '12/39', code: '123', holder: 'Compte' };
const title = 'Carnet de 12 timbres';

export interface Ended {
  lostCart: boolean;
  /** Where it ended, unless it finished. */
  at: string;
}

const isRead = ({ status }: Page) => status === 200;

/** In milliseconds: a person reads the page before pressing again. */
const reading = 2000;

/**
 * Presses until it is done; nobody presses more often than this. While no session can be read a page is a visitor's, at
 * once, so that ten presses without a pause would be over before an engine has another master.
 */
async function until(done: () => Promise<boolean>): Promise<boolean> {
  for (let presses = 0; presses < 10; presses += 1) {
    if (await done()) return true;
    await wait(reading);
  }
  return false;
}

/** Reads, fills a cart, signs in: where that ended, unless it went well. */
async function fills(shopper: HttpShopper): Promise<Ended | null> {
  for (const path of ['/', '/boutique/c/timbres', booklet])
    if (!isRead(await shopper.read(path))) return { at: `reading ${path}`, lostCart: false };
  const hasBooklet = async () => (await shopper.read(cart)).body.includes(title);
  // Who does not know whether a press arrived looks into the cart first.
  const isThere = await until(async () => {
    await shopper.send(booklet, { add: '1126001', offer: '', quantity: '2' });
    return hasBooklet();
  });
  if (!isThere) return { at: 'adding', lostCart: false };
  const signsIn = async () => {
    const form = await shopper.read(`/ecom/connexion?redirect=${encodeURIComponent(cart)}`);
    return isRead(await shopper.send(form.url, { email, password })) && shopper.isSignedIn;
  };
  if (!(await until(signsIn))) return { at: 'signing in', lostCart: false };
  // A merge that was not answered is made when the cart is read again. Who was signed out, because the record of the
  // session went with its master, signs in again: the cart is the account's.
  const hasCart = async () => (shopper.isSignedIn || (await signsIn())) && hasBooklet();
  return (await until(hasCart)) ? null : { at: 'the cart after signing in', lostCart: true };
}

/** Chooses, orders and pays: the page at the end. */
async function pays(shopper: HttpShopper): Promise<Page> {
  // The page of the payment leads back to what is not chosen yet, and says what was not answered.
  let provider: Page = { url: '', status: 0, body: '' };
  const isAtProvider = await until(async () => {
    let order = await shopper.read(payment);
    if (!new URL(order.url).pathname.endsWith(payment)) {
      await shopper.send(delivery, { intent: 'known-address', addressId: 'adr-domicile' });
      await shopper.send(delivery, { intent: 'mode', sellerId: '', mode: 'lettre-suivie' });
      order = await shopper.read(payment);
    }
    provider = await shopper.send(payment, { ...formOf(order.body, 'order'), intent: 'order', mode: 'card' });
    return provider.body.includes('Paiement par carte');
  });
  if (!isAtProvider) return provider;
  let page = await shopper.send(provider.url, card);
  for (let looks = 0; looks < 30 && page.body.includes('en cours de vérification'); looks += 1) {
    await wait(2000);
    page = await shopper.read(page.url);
  }
  return page;
}

/** From the home page to the confirmation of one order that is paid once. */
export async function buys(shopper: HttpShopper, books: { world: string; backendUrl: string }): Promise<Ended> {
  try {
    const ended = await fills(shopper);
    if (ended) return ended;
    const { status, url, body } = await pays(shopper);
    if (!body.includes('Votre commande est enregistrée')) return { at: `paying: ${status} ${url}`, lostCart: false };
    const { charges, orders } = await backendOf(books.world, books.backendUrl).books();
    const isOnce = charges === 1 && orders.length === 1;
    return { at: isOnce ? '' : `${charges} charges, ${orders.length} orders`, lostCart: false };
  } catch (error) {
    return { at: error instanceof Error ? error.message : 'thrown value', lostCart: false };
  }
}
