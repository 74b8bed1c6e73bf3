import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/session.ts';
import { type Lang, langOf, type Words } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { isAnswer } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { worldOf } from '../shared/world.ts';
import { checkAddress } from './addresses.ts';
import { shopperOf, signedInShopperOf } from './users.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

const namesIn = (names: Record<string, Words>, lang: Lang) =>
  Object.entries(names).map(([code, name]) => ({ code, name: name[lang] }));

const titles = { mr: { fr: 'M.', en: 'Mr' }, mrs: { fr: 'Mme', en: 'Ms' } };
const cardTypes = {
  cb: { fr: 'Carte bancaire', en: 'Carte Bancaire' },
  visa: { fr: 'Visa', en: 'Visa' },
  master: { fr: 'Mastercard', en: 'Mastercard' },
};
const sites = { part: { fr: 'Particuliers', en: 'Individuals' }, pro: { fr: 'Professionnels', en: 'Businesses' } };

const languagesIn = (lang: Lang) => [
  { isocode: 'fr', name: lang === 'fr' ? 'français' : 'French', nativeName: 'français', active: true },
  { isocode: 'en', name: lang === 'fr' ? 'anglais' : 'English', nativeName: 'English', active: true },
];
const euro = { isocode: 'EUR', name: 'Euro', symbol: '€', active: true };

/** What another client of OCC asks of a site before it shows anything, and the shop does not. */
export const siteHandlers = [
  http.get('/basesites', ({ request, response }) => {
    const languages = languagesIn(langOf(request));
    const [defaultLanguage = { isocode: 'fr' }] = languages;
    return response(200).json({
      baseSites: namesIn(sites, langOf(request)).map(({ code, name }) => ({
        uid: code,
        name,
        channel: code === 'pro' ? 'B2B' : 'B2C',
        defaultLanguage,
        urlPatterns: ['(?i)^https?://.*$'],
        urlEncodingAttributes: [],
        stores: [{ name, languages, defaultLanguage, currencies: [euro], defaultCurrency: euro }],
      })),
    });
  }),
  http.get('/languages', ({ request, response }) => response(200).json({ languages: languagesIn(langOf(request)) })),
  http.get('/currencies', ({ response }) => response(200).json({ currencies: [euro] })),
  http.get('/titles', ({ request, response }) => response(200).json({ titles: namesIn(titles, langOf(request)) })),
  http.get('/cardtypes', ({ request, response }) =>
    response(200).json({ cardTypes: namesIn(cardTypes, langOf(request)) }),
  ),
  http.get('/countries/{countryIsoCode}/regions', ({ response }) => response(200).json({ regions: [] })),

  // The provider keeps cards, and only for one cart.
  http.get('/users/{userId}/paymentdetails', async ({ params, request, response }) => {
    await signedInShopperOf(worldOf(request), request, params.userId);
    return response(200).json({ payments: [] });
  }),
  http.post('/users/{userId}/addresses/verification', async ({ params, request, response }) => {
    await shopperOf(worldOf(request), request, params.userId);
    const address = await bodyOf(request);
    try {
      checkAddress(address);
      return response(200).json({ decision: 'ACCEPT', suggestedAddresses: [] });
    } catch (thrown) {
      if (!isAnswer(thrown)) throw thrown;
      return response(200).json({ decision: 'REJECT', errors: await thrown.json() });
    }
  }),
];
