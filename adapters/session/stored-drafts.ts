import * as v from 'valibot';
import { digest, readRecord } from '#adapters/records/record-text.ts';
import type { SessionStore } from '#adapters/records/session-store.ts';
import type { Draft, Drafts } from '#domain/session/session.ts';
import type { Ids } from './signed-ids.ts';

const seconds = 3600;
/** A form is stored as a whole or not at all: with half of it, saving would delete the other. In characters. */
const longest = 256 * 1024;
/** Fields that say which form and which choice it was: stored with typed values, but not worth a draft alone. */
const chosen = /^(intent|mode|[a-zA-Z]+Id)$/;
/** Payment data and passwords are never stored. */
const secret = /^(_.*|card(Number)?|carte|cvc|cvv|iban|password|.*token)$/i;
const draft = v.object({ path: v.string(), owner: v.string(), fields: v.record(v.string(), v.string()) });
const keyOf = (id: string) => `draft:${digest(id)}`;

/** Drafts stored among the session records. */
export class StoredDrafts implements Drafts {
  readonly #store: SessionStore;

  readonly #ids: Ids;

  constructor(store: SessionStore, ids: Ids) {
    this.#store = store;
    this.#ids = ids;
  }

  async keep({ path, owner, fields }: Draft) {
    const id = this.#ids.issue('draft');
    const storable = Object.entries(fields).filter(([name]) => !secret.test(name));
    const record = JSON.stringify({ path, owner, fields: Object.fromEntries(storable) });
    if (record.length > longest || storable.every(([name]) => chosen.test(name))) return null;
    await this.#store.set(keyOf(id), record, seconds);
    return { id, seconds };
  }

  async of(id: string): Promise<Draft | null> {
    if (!this.#ids.isOurs('draft', id)) return null;
    return readRecord(draft, await this.#store.get(keyOf(id)));
  }

  async forget(id: string) {
    if (this.#ids.isOurs('draft', id)) await this.#store.delete(keyOf(id));
  }
}
