import { importJWK, type JWK, jwtVerify } from 'jose';
import { isRevoked } from '../shared/requests/bearer.ts';
import type { Accounts } from './accounts.ts';
import { AUDIENCE } from './password-grant.ts';
import { claimsOf } from './provider.ts';

interface UserInfo {
  accounts: Accounts;
  issuer: string;
  signingKey: JWK;
}

const tokenRefusal = () =>
  Response.json(
    { error: 'invalid_token', error_description: 'invalid token provided' },
    { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
  );

/** The library's userinfo refuses tokens for the backend; this one accepts them, because the shop has no others. */
export async function userInfo({ accounts, issuer, signingKey }: UserInfo, request: Request): Promise<Response> {
  const token = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (isRevoked(token)) return tokenRefusal();
  try {
    const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...open } = signingKey;
    const { payload } = await jwtVerify(token, await importJWK(open, 'RS256'), { issuer, audience: AUDIENCE });
    const account = accounts.bySub(payload.sub ?? '');
    return account ? Response.json(claimsOf(account), { headers: { 'cache-control': 'no-store' } }) : tokenRefusal();
  } catch {
    return tokenRefusal();
  }
}
