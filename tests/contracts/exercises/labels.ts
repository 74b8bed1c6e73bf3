import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Exercises } from './exercise.ts';

const me = { as: SHOPPER };
const of = (name: string) => `/users/current/orders/CMD-26-${name}`;

interface Listed {
  labels: { trackingId: string }[];
}
interface Parcels {
  parcels: { trackingId: string; refundable: boolean; reason?: string }[];
}

export const labelsExercises: Exercises = {
  'a shopper lists and prints the labels of an order': async ({ call, gives }) => {
    const { body } = await gives<Listed>(200, 'GET', `${of('COLIS-TROIS')}/labels`, me);
    const [first, second] = body.labels.map(({ trackingId }) => trackingId);
    await gives(200, 'GET', `${of('COLIS-TROIS')}/labels/file`, me);
    await gives(
      200,
      'GET',
      `${of('COLIS-TROIS')}/labels/file?trackingId=${first}&trackingId=${second}&format=A4_4&startCell=2`,
      me,
    );
    await gives(200, 'GET', `${of('COLIS-TROIS')}/labels/${first}/file?format=10X15`, me);
    await gives(404, 'GET', `${of('COLIS-TROIS')}/labels/6A0/file`, me);
    await gives(404, 'GET', `${of('TIMBRE-TELECHARGE')}/labels/file`, me);
    await gives(400, 'GET', `${of('COLIS-CREE')}/labels/file`, me);
    await gives(400, 'GET', `${of('COLIS-TROIS')}/labels/${first}/file?format=A0`, me);
    await gives(400, 'GET', `${of('COLIS-TROIS')}/labels/file?format=A4_4&startCell=5`, me);
    await gives(404, 'GET', `${of('COLIS-TROIS')}/labels`, { as: PRO });
    await gives(200, 'GET', '/labels/test-page');
    await gives(200, 'GET', '/labels/test-page?format=A4_4&startCell=3&lang=en');
    await gives(400, 'GET', '/labels/test-page?format=A0');
    await call('GET', `${of('COLIS-TROIS')}/labels?lang=en`, me);
  },

  'a shopper has the code of a label that is printed at the drop-off': async ({ gives }) => {
    const { body } = await gives<Listed>(200, 'GET', `${of('COLIS-SANS-IMPRIMANTE')}/labels`, me);
    const [first] = body.labels.map(({ trackingId }) => trackingId);
    for (const lang of ['fr', 'en'])
      await gives(200, 'GET', `${of('COLIS-SANS-IMPRIMANTE')}/labels/${first}/code?lang=${lang}`, me);
    await gives(400, 'GET', `${of('COLIS-SANS-IMPRIMANTE')}/labels/${first}/file`, me);
    await gives(404, 'GET', `${of('COLIS-SANS-IMPRIMANTE')}/labels/6A0/code`, me);
    await gives(404, 'GET', `${of('COLIS-SANS-IMPRIMANTE')}/labels/${first}/code`, { as: PRO });
    const { body: over } = await gives<Listed>(200, 'GET', `${of('COLIS-PRIS-EN-CHARGE')}/labels`, me);
    await gives(400, 'GET', `${of('COLIS-PRIS-EN-CHARGE')}/labels/${over.labels[0]?.trackingId}/code`, me);
  },

  'a shopper prints stamps and the sheet of a logo': async ({ gives }) => {
    await gives(200, 'GET', `${of('TIMBRE-A-TELECHARGER')}/stamps/file`, me);
    await gives(200, 'GET', `${of('TIMBRE-A-TELECHARGER')}/stamps/file?offsetX=-2.5&offsetY=5`, me);
    await gives(400, 'GET', `${of('TIMBRE-A-TELECHARGER')}/stamps/file?offsetX=5.1`, me);
    for (const support of ['A4_24', 'DYMO'])
      await gives(200, 'GET', `/labels/stamp-grid?support=${support}&offsetX=1&offsetY=-1&lang=en`);
    await gives(400, 'GET', '/labels/stamp-grid?support=A0');
    await gives(400, 'GET', `${of('SUIVI-TIMBRE-TROISIEME')}/stamps/file`, me);
    await gives(404, 'GET', `${of('COLIS-TROIS')}/stamps/file`, me);
    await gives(200, 'GET', `${of('LOGO-A-TELECHARGER')}/entries/0/plank`, me);
    await gives(400, 'GET', `${of('LOGO-EN-ATTENTE')}/entries/0/plank`, me);
    await gives(404, 'GET', `${of('LOGO-A-TELECHARGER')}/entries/7/plank`, me);
  },

  'a shopper keeps the proof of a letter that was sent': async ({ gives, same }) => {
    const sent = of('LETTRE-A-EXPEDIER');
    const { body } = await gives<{ letters: { entryNumber: number; sha256: string }[] }>(
      200,
      'GET',
      `${sent}/letters`,
      me,
    );
    same(
      body.letters.map(({ entryNumber }) => entryNumber),
      [0],
    );
    await gives(200, 'GET', `${sent}/entries/0/letter`, me);
    await gives(404, 'GET', `${sent}/entries/7/letter`, me);
    for (const lang of ['fr', 'en']) await gives(200, 'GET', `${sent}/entries/0/letter/proof?lang=${lang}`, me);
    await gives(200, 'GET', `${sent}/entries/0/letter/proof?envelope=0`, me);
    await gives(404, 'GET', `${sent}/entries/0/letter/proof?envelope=7`, me);
    await gives(404, 'GET', `${sent}/entries/0/letter/proof`, { as: PRO });
    await gives(404, 'GET', `${sent}/letters`, { as: PRO });
    await gives(404, 'GET', `${sent}/entries/0/letter`, { as: PRO });
  },

  'the refund of labels is asked for once, however often it is asked': async ({ gives, same }) => {
    const old = of('COLIS-PERIME');
    const { body } = await gives<Parcels>(200, 'GET', `${old}/refundable-parcels?isSmt=true`, me);
    const trackingIds = body.parcels.slice(0, 2).map(({ trackingId }) => trackingId);
    const first = await gives<Parcels>(200, 'POST', `${old}/refunds?isSmt=true`, { ...me, body: { trackingIds } });
    const again = await gives<Parcels>(200, 'POST', `${old}/refunds?isSmt=true`, { ...me, body: { trackingIds } });
    same(again.body, first.body);
    same(
      first.body.parcels.map(({ reason }) => reason),
      ['PENDING', 'PENDING'],
    );
    await gives(404, 'POST', `${old}/refunds?isSmt=true`, { ...me, body: { trackingIds: ['6A0'] } });
    await gives(400, 'POST', `${old}/refunds?isSmt=true`, { ...me, body: { trackingIds: [] } });
    const young = await gives<Parcels>(200, 'GET', `${of('COLIS-TROIS')}/refundable-parcels?isSmt=true`, me);
    const kept = young.body.parcels.map(({ trackingId }) => trackingId);
    await gives(400, 'POST', `${of('COLIS-TROIS')}/refunds?isSmt=true`, { ...me, body: { trackingIds: kept } });
    const none = await gives<Parcels>(200, 'GET', `${old}/refundable-parcels`, me);
    same(none.body.parcels, []);
  },

  'the refund of unused labels is chosen while one is valid': async ({ gives, same }) => {
    const chosen = `${of('COLIS-TROIS')}/automatic-refund`;
    for (const enabled of [true, false]) {
      const { body } = await gives(200, 'PUT', chosen, { ...me, body: { enabled } });
      same(body, { enabled });
    }
    await gives(400, 'PUT', chosen, { ...me, body: {} });
    await gives(400, 'PUT', `${of('COLIS-PERIME')}/automatic-refund`, { ...me, body: { enabled: true } });
    await gives(404, 'PUT', chosen, { as: PRO, body: { enabled: true } });
  },
};
