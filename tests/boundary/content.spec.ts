import type { Misbehaviour } from '../shared/backend.ts';
import { oneDeadline } from '../shared/unhurried.ts';
import { cookiePairs, expect, test } from './ask.ts';

const draft = '/conseils-pratiques/envois-de-fin-d-annee';
const away: Misbehaviour['effect'][] = ['fail', 'unavailable', 'reset', 'contract', 'unauthorised', 'hang'];
const isPrivate = 'private, no-store';

test.describe('a page that no route knows', () => {
  test('a page that no route matches is fetched from the content service', async ({ ask }) => {
    const found = await ask('/conseils-pratiques/bien-affranchir');
    expect(found.status).toBe(200);
    expect(found.body).toMatch(/<h1[^>]*>[^<]{5,}<\/h1>/);
    const unknown = await ask('/conseils-pratiques/inconnue');
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatch(/<span lang="en">This page could not be found<\/span>/);
  });

  test('a content page has one canonical address', async ({ ask }) => {
    const { status, headers } = await ask('/aide/?a=b');
    expect({ status, to: headers.location }).toEqual({ status: 301, to: '/aide?a=b' });
    const short = await ask('/conseils-pratiques/marchandises-dangereuses-interdites');
    expect(short.body).toMatch(
      /rel="canonical" href="[^"]*\/courriers-colis\/conseils-pratiques\/marchandises-dangereuses-interdites"/,
    );
  });

  test('a content page is never a 404 while the content service fails', async ({ ask, backend }) => {
    await backend.misbehaves({ operation: 'findContentPage', effect: 'fail' });
    const { status, body } = await ask('/conseils-pratiques/jamais-vue');
    expect(status).toBe(503);
    expect(body).not.toContain('This page could not be found');
  });

  test('a content page shows no script, frame, style or event handler that an editor pasted', async ({ ask }) => {
    const { status, body } = await ask('/essai-editeur');
    expect(status).toBe(200);
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    expect(main).not.toMatch(/<script|<iframe|<style|\son\w+=|javascript:/i);
  });
});

test.describe('without the content service', () => {
  for (const effect of away) {
    test(`pages of the shop stand (${effect})`, async ({ ask, backend }) => {
      await backend.misbehaves({ operation: '*', effect });
      await backend.behaves();
      for (const operation of ['findContentPage', 'getContentPage', 'getContentComponents'])
        await backend.misbehaves({ operation, effect });
      for (const path of ['/', '/professionnel', '/boutique/c/timbres', '/aide', '/conditions-generales-de-vente']) {
        const { status, waited, body } = await ask(path);
        expect({ path, status }).toEqual({ path, status: 200 });
        expect(waited, path).toBeLessThanOrEqual(oneDeadline);
        expect(body.match(/<h1[ >]/g), path).toHaveLength(1);
      }
      const help = await ask('/aide');
      expect(help.body).toContain('Information temporairement indisponible');
      expect(help.headers['cache-control']).toBe(isPrivate);
    });
  }
});

test.describe('what is not published', () => {
  test('an unpublished page is open only to an editor whose ticket the content service confirms', async ({ ask }) => {
    expect((await ask(draft)).status).toBe(404);
    for (const ticket of ['', 'faux', 'ticket-editeur;', '../ticket-editeur']) {
      const refused = await ask(`/cx-preview?cmsTicketId=${encodeURIComponent(ticket)}`);
      expect(refused.status, ticket).toBe(403);
      expect(refused.cookies.join()).not.toContain('lpel_preview');
    }
    const entered = await ask(`/cx-preview?cmsTicketId=ticket-editeur&redirect=${draft}`);
    expect(entered.headers.location).toBe(draft);
    const cookies = cookiePairs(entered);
    const seen = await ask(draft, { cookies });
    expect(seen.status).toBe(200);
    expect(seen.body).toContain('Aperçu');
    expect(seen.headers['cache-control']).toBe(isPrivate);
    for (const path of ['/', '/aide', '/boutique/c/timbres', '/professionnel/accueil']) {
      const { status, headers } = await ask(path, { cookies });
      expect({ path, status, control: headers['cache-control'] }).toEqual({ path, status: 200, control: isPrivate });
    }
    expect((await ask(draft)).status, 'and the next visitor').toBe(404);
  });

  test('an editor’s preview opens no page of a shopper', async ({ ask }) => {
    const cookies = cookiePairs(await ask('/cx-preview?cmsTicketId=ticket-editeur'));
    expect((await ask('/mes-commandes/detail/CMD-1', { cookies })).status).toBe(403);
    expect((await ask('/checkout/livraison', { cookies })).headers.location, 'an empty cart').toBe(
      '/checkout/recapitulatif',
    );
  });

  test('an editor ends the preview, and its cookie is deleted', async ({ ask }) => {
    const cookies = cookiePairs(await ask('/cx-preview?cmsTicketId=ticket-editeur'));
    const ended = await ask('/cx-preview?quitter=1&redirect=/aide', { cookies });
    expect(ended.headers.location).toBe('/aide');
    expect(ended.cookies.join()).toMatch(/lpel_preview=;.*Max-Age=0/);
  });
});
