import { expect, test } from 'vitest';
import type { Mode } from '#domain/shared/mode.ts';
import { aRequest, type GivenRequest } from '#ui/request/request.examples.ts';
import { layoutData } from './layout.server.ts';

const config = {
  PHONE_PART: '36 31',
  PHONE_PRO: '36 34',
  MEASUREMENT_SITE_PART: 'site-des-particuliers',
  MEASUREMENT_SITE_PRO: 'site-des-professionnels',
};
const layoutFor = (given: GivenRequest) => layoutData(aRequest({ config, ...given }), { path: '/' });
const nothing = { measurement: false, personalisation: false, isAnswered: true, signalled: false };

test.each<[Mode, string, string]>([
  ['part', '36 31', 'site-des-particuliers'],
  ['pro', '36 34', 'site-des-professionnels'],
])('the pages of « %s » have the phone number %s and are counted for %s', async (mode, phone, site) => {
  expect(await layoutFor({ mode, consent: { ...nothing, measurement: true } })).toMatchObject({ phone, site });
});

test('a document contains the visitor’s consents, each separately', async () => {
  const said = async (given: Partial<typeof nothing>) => {
    const { site, personalised } = await layoutFor({ consent: { ...nothing, ...given } });
    return { site, personalised };
  };
  expect(await said({})).toEqual({ site: undefined, personalised: undefined });
  expect(await said({ measurement: true })).toEqual({ site: 'site-des-particuliers', personalised: undefined });
  expect(await said({ personalisation: true })).toEqual({ site: undefined, personalised: true });
});
