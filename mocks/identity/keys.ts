import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { JsonFile } from '../shared/json-file.ts';

export interface Keys {
  signing: JWK;
  cookies: string[];
}

/** Made at the first start and saved: a restart must not sign anyone out. */
export async function openKeys(file: JsonFile): Promise<Keys> {
  const saved = file.read();
  if (isKeys(saved)) return saved;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(6).toString('hex');
  const signing: JWK = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
  const keys = { signing, cookies: [randomBytes(32).toString('hex')] };
  file.writeSoon(() => keys);
  file.flush();
  return keys;
}

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && 'signing' in value && 'cookies' in value;
