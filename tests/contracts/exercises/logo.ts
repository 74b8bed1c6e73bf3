import type { components } from '#contracts/generated/logo.ts';
import { aVectorLogo, svgFile } from '#mocks/logo/samples.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Call } from '../../mocks/backend.ts';
import { composes } from './composing.ts';
import type { Exercises, Witness } from './exercise.ts';

type Wire = components['schemas'];

const design = { name: 'Enseigne', background: 'WHITE', scale: 100, across: 0, down: 0, rightsAttested: true };
const book = 'CMD-26-PRO-';

export const logoExercises: Exercises = {
  'a logo is sent, placed, priced, composed, changed and put into a cart, by a visitor and by a shopper': async (
    witness,
  ) => {
    for (const who of [{}, { as: PRO }]) await composesLogo(witness, who);
  },

  'a picture is read and purged; what is none is refused': async (witness) => {
    const { gives, same } = witness;
    const pictures = '/users/current/logos/pictures';
    const id = await sent(witness, { as: PRO });
    await gives(404, 'GET', `${pictures}/${id}`, { as: SHOPPER });
    await gives(404, 'GET', `${pictures}/inconnu/preview`, { as: PRO });
    await gives(404, 'DELETE', `${pictures}/${id}`, { as: SHOPPER });
    await gives(200, 'DELETE', `${pictures}/${id}`, { as: PRO });
    await gives(404, 'GET', `${pictures}/${id}`, { as: PRO });
    const white = await sent(witness, { as: PRO }, svgFile(aVectorLogo('#FFFFFF', '<script>alert(1)</script>')));
    const { body } = await gives<Wire['LogoPicture']>(200, 'GET', `${pictures}/${white}`, { as: PRO });
    same(
      body.findings.map(({ code }) => code),
      ['WHITE_ON_TRANSPARENT', 'SCRIPT_REMOVED'],
    );
    for (const refused of [
      new File([''], 'vide.png'),
      new File(['MZ'], 'programme.png'),
      new File([new Uint8Array(5 * 1024 * 1024)], 'lourd.png'),
    ])
      await gives(400, 'POST', pictures, { as: PRO, body: formOf(refused) });
    await gives(400, 'POST', pictures, { as: PRO, body: new FormData() });
  },

  'the logos of a company are shown, extended, and sent again where they were refused': async (witness) => {
    const { gives, same } = witness;
    const { body } = await gives<Wire['LogoList']>(200, 'GET', '/users/current/logos/subscriptions', { as: PRO });
    const { body: none } = await gives<Wire['LogoList']>(200, 'GET', '/users/anonymous/logos/subscriptions');
    same(none.logos, []);
    const [approved, refused] = ['APPROVED', 'REFUSED'].map(
      (status) => body.logos.find((one) => one.status === status)?.logoId ?? '',
    );
    await gives(200, 'GET', `/users/current/logos/subscriptions/${approved}/picture`, { as: PRO });
    await gives(404, 'GET', `/users/current/logos/subscriptions/${approved}/picture`, { as: SHOPPER });
    const quotes = '/users/current/logos/quotes';
    const extension = { kind: 'EXTENSION', logoId: approved };
    const { body: quote } = await gives<Wire['LogoQuote']>(200, 'POST', quotes, { as: PRO, body: extension });
    const logo = body.logos.find(({ logoId }) => logoId === approved);
    same([quote.term?.startDate, quote.refusals], [logo?.endDate, []]);
    const sold = { ...extension, months: 12, quoteId: quote.quoteId };
    await gives(201, 'POST', '/users/current/logos/configurations', { as: PRO, body: sold });

    const pictureId = await sent(witness, { as: PRO });
    const again = `/users/current/logos/subscriptions/${refused}/resubmissions`;
    await gives(403, 'POST', again.replace('current', 'anonymous'), { body: { ...design, pictureId } });
    await gives(404, 'POST', again, { as: SHOPPER, body: { ...design, pictureId } });
    await gives(400, 'POST', again, { as: PRO, body: { ...design, pictureId: 'inconnu' } });
    const free = { kind: 'RESUBMISSION', logoId: refused, design: { ...design, pictureId } };
    const { body: freely } = await gives<Wire['LogoQuote']>(200, 'POST', quotes, { as: PRO, body: free });
    same(freely.totalPriceWithTax?.value, 0);
    const { body: sentAgain } = await gives<Wire['Logo']>(201, 'POST', again, {
      as: PRO,
      body: { ...design, pictureId },
    });
    same(sentAgain.status, 'CREATED');
    await gives(400, 'POST', again, { as: PRO, body: { ...design, pictureId } });
    same(sentAgain.orderCode?.startsWith(book), true);
  },

  'what cannot be a logo is said with its reason, or field by field': async (witness) => {
    const { gives, same } = witness;
    const quotes = '/users/anonymous/logos/quotes';
    const pictureId = await sent(witness, {}, svgFile(aVectorLogo('#FFFFFF')));
    const placed = { ...design, pictureId, background: 'BLUE' };
    const asked = async (change: object) =>
      (
        await gives<Wire['LogoQuote']>(200, 'POST', quotes, {
          body: { kind: 'NEW', months: 12, design: { ...placed, ...change } },
        })
      ).body.refusals.map(({ reason }) => reason);
    same(await asked({}), []);
    for (const [change, reason] of [
      [{ pictureId: 'inconnu' }, 'pictureUnknown'],
      [{ background: 'GOLD' }, 'backgroundUnknown'],
      [{ background: 'WHITE' }, 'invisible'],
      [{ across: 50 }, 'outOfFrame'],
      [{ scale: 10 }, 'tooSmall'],
      [{ rightsAttested: false }, 'rightsMissing'],
    ] as const)
      same(await asked(change), [reason]);
    for (const [body, reason] of [
      [{ kind: 'NEW', months: 5 }, 'termUnknown'],
      [{ kind: 'EXTENSION', logoId: 'inconnu' }, 'logoUnknown'],
    ] as const) {
      const { body: answer } = await gives<Wire['LogoQuote']>(200, 'POST', quotes, { body });
      same(
        answer.refusals.map((refusal) => refusal.reason),
        [reason],
      );
    }
    for (const body of [{}, { kind: 'GIFT' }, { kind: 'EXTENSION' }]) await gives(400, 'POST', quotes, { body });
    for (const field of ['pictureId', 'name', 'background', 'scale', 'across', 'down'])
      await gives(400, 'POST', quotes, { body: { kind: 'NEW', design: { ...placed, [field]: undefined } } });
    const whole = { kind: 'NEW', design: placed, months: 12, quoteId: 'inconnu' };
    for (const change of [
      { design: undefined },
      { months: undefined },
      { quoteId: undefined },
      { kind: 'RESUBMISSION' },
    ])
      await gives(400, 'POST', '/users/anonymous/logos/configurations', { body: { ...whole, ...change } });
  },
};

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

/** The id of a picture whose scan has ended. */
async function sent({ gives, passSeconds }: Witness, who: Call, file = svgFile(aVectorLogo())): Promise<string> {
  const pictures = `/users/${who.as ? 'current' : 'anonymous'}/logos/pictures`;
  const { body } = await gives<Wire['LogoPicture']>(201, 'POST', pictures, { ...who, body: formOf(file) });
  const one = `${pictures}/${body.pictureId}`;
  await gives<Wire['LogoPicture']>(200, 'GET', one, who);
  // A scan takes its time.
  passSeconds(1);
  return body.pictureId;
}

async function composesLogo(witness: Witness, who: Call): Promise<void> {
  const { gives } = witness;
  const pictures = `/users/${who.as ? 'current' : 'anonymous'}/logos/pictures`;
  const pictureId = await sent(witness, who);
  for (const colour of ['COLOUR', 'BLACK'])
    await gives(200, 'GET', `${pictures}/${pictureId}/preview?scale=80&across=1.5&colour=${colour}`, who);
  await gives(400, 'GET', `${pictures}/${pictureId}/preview?scale=large`, who);
  const logo = { kind: 'NEW', design: { ...design, pictureId }, months: 12 };
  await composes(witness, who, {
    service: 'logos',
    product: fixedProducts.logoStamp,
    request: logo,
    changed: { ...logo, months: 24 },
    refused: { ...logo, months: 5 },
  });
}
