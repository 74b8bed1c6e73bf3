import { expect, type PlainVisitor, test } from './visitor.ts';

// These visitors have not answered.
test.use({ answered: false });

const asked = (visitor: PlainVisitor) => visitor.parts('Vos choix sur les cookies').length === 1;
const daysOf = (expires: number) => Math.round((expires - Date.now() / 1000) / 86_400);

for (const [button, value] of [
  ['Tout accepter', '1'],
  ['Tout refuser', '0'],
] as const)
  test(`« ${button} » works by a form alone, comes back to the page and is asked once`, async ({
    visitor,
    backend,
  }) => {
    const page = '/boutique/recherche?q=carnet';
    await visitor.opens(page);
    expect(asked(visitor)).toBe(true);
    await visitor.presses(button);
    expect(visitor.at).toBe(`${page}#cookies-enregistres`);
    expect(asked(visitor)).toBe(false);
    const cookies = await visitor.cookies();
    for (const name of ['__Host-lpel_mesure', '__Host-lpel_perso']) {
      const cookie = cookies.find((one) => one.name === name);
      expect(cookie).toMatchObject({ value, httpOnly: true, sameSite: 'Lax' });
      expect(daysOf(cookie?.expires ?? 0)).toBe(182);
    }
    await visitor.opens('/');
    expect(asked(visitor)).toBe(false);
    expect(await backend.events(), 'nothing is measured without the program').toEqual([]);
  });

test('a visitor who wants to choose is led to the cookies page', async ({ visitor }) => {
  await visitor.opens('/');
  await visitor.presses('Personnaliser');
  expect(visitor.at).toBe('/cookies#choix');
});
