import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { JsonFile } from '../shared/json-file.ts';
import type { People } from './accounts.ts';

export interface Keys {
  signing: JWK;
  cookies: string[];
}

/** Made at the first start and saved: a restart must not sign anyone out. */
export async function openKeys(file: JsonFile): Promise<Keys> {
  const saved = file.read();
  if (isKeys(saved)) return saved;
  const keys = await newKeys();
  file.writeSoon(() => keys);
  file.flush();
  return keys;
}

const unsaved = new Map<People, Promise<Keys>>();

/** One set for each kind of provider of this process: tests start many, and keys take longer than the rest. */
export function sharedKeys(people: People): Promise<Keys> {
  const keys = unsaved.get(people) ?? newKeys();
  unsaved.set(people, keys);
  return keys;
}

async function newKeys(): Promise<Keys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(6).toString('hex');
  const signing: JWK = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  return { signing, cookies: [randomBytes(32).toString('hex')] };
}

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && 'signing' in value && 'cookies' in value;
