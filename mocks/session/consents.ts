import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contracts/generated/session.ts';
import { type Consent, consentsIn } from '../records/consents.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import { type Lang, langOf, type Words } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField, unknownIdentifier } from '../shared/problems.ts';
import { formOf } from '../shared/requests/form.ts';
import { type World, worldOf } from '../shared/world.ts';
import { shopperOf, signedInShopperOf } from './users.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

type Template = components['schemas']['ConsentTemplate'];

interface ConsentText {
  version: number;
  name: Words;
  description: Words;
}

/** What another client of OCC may ask a user; the shop keeps consent in the visitor's browser. */
const templates: Readonly<Record<string, ConsentText>> = {
  LETTRE_INFORMATION: {
    version: 0,
    name: { fr: 'Lettre d’information', en: 'Newsletter' },
    description: {
      fr: 'Je souhaite recevoir les nouveautés de la boutique par e-mail.',
      en: 'I would like to receive news of the shop by email.',
    },
  },
};

const consentOf = (world: World, owner: string, templateId: string): Consent | undefined =>
  consentsIn(world).findFirst((q) => q.where({ owner, templateId }));

function templateIn(lang: Lang, id: string, { version, name, description }: ConsentText, consent?: Consent): Template {
  return {
    id,
    version,
    name: name[lang],
    description: description[lang],
    ...(consent && {
      currentConsent: {
        code: consent.code,
        consentGivenDate: consent.givenAt,
        ...(consent.withdrawnAt && { consentWithdrawnDate: consent.withdrawnAt }),
      },
    }),
  };
}

export const consentHandlers = [
  http.get('/users/{userId}/consenttemplates', async ({ params, request, response }) => {
    const world = worldOf(request);
    const shopper = await shopperOf(world, request, params.userId);
    return response(200).json({
      consentTemplates: Object.entries(templates).map(([id, template]) =>
        templateIn(langOf(request), id, template, shopper ? consentOf(world, shopper.uid, id) : undefined),
      ),
    });
  }),

  http.post('/users/{userId}/consents', async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid: owner } = await signedInShopperOf(world, request, params.userId);
    const { consentTemplateId: id = '', consentTemplateVersion } = await formOf(request);
    const template = Object.hasOwn(templates, id) ? templates[id] : undefined;
    if (!template) throw unknownIdentifier(id, 'consentTemplate');
    if (consentTemplateVersion !== String(template.version)) throw invalidField('consentTemplateVersion');
    consentsIn(world).deleteMany((q) => q.where({ owner, templateId: id }));
    const consent = await consentsIn(world).create({
      code: `consentement-${world.next()}`,
      owner,
      templateId: id,
      givenAt: new Date(nowIn(world)).toISOString(),
      withdrawnAt: null,
    });
    return response(201).json(templateIn(langOf(request), id, template, consent));
  }),

  http.delete('/users/{userId}/consents/{consentCode}', async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid: owner } = await signedInShopperOf(world, request, params.userId);
    const { consentCode: code } = params;
    const found = await consentsIn(world).update((q) => q.where({ owner, code }), {
      data(draft) {
        draft.withdrawnAt = new Date(nowIn(world)).toISOString();
      },
    });
    if (!found) throw unknownIdentifier(code, 'consent');
    return response(200).empty();
  }),
];
