import { describe, expect, test } from 'vitest';
import { aScope, signedIn } from '#adapters/testing/shop.ts';
import { aLogoDesign } from '#domain/logo/examples.ts';
import { aVectorLogo } from '#mocks/logo/samples.ts';
import { advanceClock, dayOf } from '#mocks/shared/calendar/clock.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';

const shop = shopOnMocks();
const PRO = 'pro-certifie@exemple.fr';
const visitor = (testWorld: string) => shop.portsFor(aScope({ testWorld }));
const professional = (testWorld: string) => shop.portsFor(signedIn(PRO, { testWorld }));
type Shop = ReturnType<typeof visitor>;

/** The picture as it is once its scan has ended. */
async function sent({ logos }: Shop, text: string, world: string) {
  const content = new Blob([text]);
  const kept = await logos.keep({ name: 'enseigne.svg', type: 'image/svg+xml', content });
  if (kept.kind !== 'kept') throw new Error(kept.refusal);
  advanceClock(worldNamed(world), 2000);
  return logos.picture(kept.picture.id);
}

const placement = { scale: 100, across: 0, down: 0 };
const beginning = async (file: Awaited<ReturnType<Shop['logos']['preview']>>) => {
  if (file === 'unknown') return file;
  const { value } = await file.bytes.getReader().read();
  return [file.type, String.fromCharCode(...(value ?? []).slice(1, 4))];
};

describe('a vector picture', () => {
  test('a vector picture is delivered as pixels alone, in colour and in black and white', async () => {
    const world = crypto.randomUUID();
    const ports = visitor(world);
    const found = await sent(ports, aVectorLogo('#FFFFFF', '<script>alert(1)</script>'), world);
    expect(found).toMatchObject({
      state: 'clean',
      isVector: true,
      isTransparent: true,
      size: { width: 400, height: 400 },
      findings: ['white-on-transparent', 'script-removed'],
    });
    for (const colour of ['colour', 'black'] as const) {
      const preview = await ports.logos.preview(found?.id ?? '', { placement, background: 'BLUE', colour });
      expect(await beginning(preview)).toEqual(['image/png', 'PNG']);
    }
  });

  test('a vector picture is drawn on the chosen background, and without colours for a black printer', async () => {
    const world = crypto.randomUUID();
    const ports = visitor(world);
    const id = (await sent(ports, aVectorLogo(), world))?.id ?? '';
    const drawn = async (background: string | null, colour: 'colour' | 'black') => {
      const file = await ports.logos.preview(id, { placement, background, colour });
      return file === 'unknown' ? file : Buffer.from(await new Response(file.bytes).arrayBuffer()).toString('base64');
    };
    const all = await Promise.all([drawn(null, 'colour'), drawn('BLUE', 'colour'), drawn('BLUE', 'black')]);
    expect(new Set(all).size).toBe(3);
    expect(all).not.toContain('unknown');
  });

  test('an infected vector picture has no preview, and a purged one is unknown', async () => {
    const world = crypto.randomUUID();
    const ports = visitor(world);
    const infected = await sent(ports, aVectorLogo('red', '<!-- EICAR-STANDARD-ANTIVIRUS-TEST-FILE -->'), world);
    expect(infected).toMatchObject({ state: 'infected', size: null });
    const about = { placement, background: null, colour: 'colour' } as const;
    expect(await ports.logos.preview(infected?.id ?? '', about)).toBe('unknown');
    await ports.logos.purge(infected?.id ?? '');
    expect(await ports.logos.picture(infected?.id ?? '')).toBeNull();
  });
});

describe('the logos of a company', () => {
  test('the logos of a company have every state, and a visitor has none', async () => {
    const world = crypto.randomUUID();
    const logos = await professional(world).logos.mine();
    expect(new Set(logos.map(({ label }) => label))).toEqual(
      new Set(['approved', 'refused', 'expired', 'awaiting', 'removed', null]),
    );
    expect(await visitor(world).logos.mine()).toEqual([]);
    expect(await beginning(await professional(world).logos.image(logos[0]?.id ?? ''))).toEqual(['image/png', 'PNG']);
  });

  test('a company’s logo is extended from its end date, an expired one from today', async () => {
    const ports = professional(crypto.randomUUID()).logos;
    const logos = await ports.mine();
    const today = dayOf(Date.now());
    const startOf = async (label: 'approved' | 'expired') => {
      const logo = logos.find((one) => one.label === label && one.isExtendable);
      const { quote } = await ports.quote({ kind: 'extension', logoId: logo?.id ?? '', months: 12 });
      return { ends: logo?.endDate ?? 'no logo', starts: quote?.term?.start ?? 'no term' };
    };
    const approved = await startOf('approved');
    expect(approved.starts).toBe(approved.ends);
    const expired = await startOf('expired');
    expect(expired.ends < today).toBe(true);
    expect(expired.starts).toBe(today);
  });

  test('a company’s refused logo is reviewed again for free, and approved under an acceptable name', async () => {
    const world = crypto.randomUUID();
    const ports = professional(world);
    const refused = (await ports.logos.mine()).find(({ isResubmittable }) => isResubmittable);
    const picture = await sent(ports, aVectorLogo(), world);
    const design = aLogoDesign({ pictureId: picture?.id ?? '', name: 'Enseigne corrigée' });
    const { quote } = await ports.logos.quote({ kind: 'resubmission', logoId: refused?.id ?? '', design });
    expect(quote).toMatchObject({ ttc: { cents: 0 }, term: null });
    expect(await ports.logos.resubmit(refused?.id ?? '', design)).toEqual({ kind: 'sent' });
    const now = async () => (await ports.logos.mine()).find(({ id }) => id === refused?.id);
    expect(await now()).toMatchObject({ label: 'awaiting', name: 'Enseigne corrigée' });
    advanceClock(worldNamed(world), 11_000);
    expect(await now()).toMatchObject({ label: 'approved', endDate: expect.any(String), isExtendable: true });
  });
});
