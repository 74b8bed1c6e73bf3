import type { KoaContextWithOIDC } from 'oidc-provider';
import { shopTitle } from '../shared/pages/form.ts';
import { page } from '../shared/pages/look.ts';
import { confirmSignOutBody } from './pages.ts';
import { langOfLocales, words } from './words.ts';

/**
 * Signs out at once when the request names this session as only the client knows it, or its ID token the signed-in
 * shopper; otherwise a page asks, because any site could link here.
 */
export async function endSession(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { session, entities, params, provider } = ctx.oidc;
  const hint = entities.IdTokenHint?.payload.sub;
  const client = entities.Client?.clientId;
  const named = client !== undefined && params?.logout_hint === session?.sidFor(client);
  const lang = langOfLocales(params?.ui_locales);
  if (!session || !(named || hint === session.accountId)) {
    const answer = page({ title: shopTitle(words[lang].signOutTitle), lang, body: confirmSignOutBody(lang, form) });
    for (const [name, value] of answer.headers) ctx.set(name, value);
    ctx.body = await answer.text();
    return;
  }
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId) await forgetGrant(provider, grantId);
  }
  await session.destroy();
  ctx.cookies.set('_session', null);
  ctx.redirect(leaveTo(params));
}

type Provider = KoaContextWithOIDC['oidc']['provider'];

async function forgetGrant(provider: Provider, grantId: string): Promise<void> {
  await provider.RefreshToken.revokeByGrantId(grantId);
  await provider.AuthorizationCode.revokeByGrantId(grantId);
  const grant = await provider.Grant.find(grantId);
  await grant?.destroy();
}

/** The library has checked that the address is registered. */
function leaveTo(params: Record<string, unknown> | undefined): string {
  if (typeof params?.post_logout_redirect_uri !== 'string') return '/session/end/success';
  const target = new URL(params.post_logout_redirect_uri);
  if (typeof params.state === 'string') target.searchParams.set('state', params.state);
  return target.href;
}
