import { aCart } from '../cart/states.ts';
import { fixedProducts } from '../records/known-products.ts';
import { hours, nowIn } from '../shared/calendar/clock.ts';
import { beginDay, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { pictureIn } from './pictures.ts';
import { centsToday, keepQuote } from './quotes.ts';
import { configurationsIn, type PictureRecord, picturesIn, type WholeRequest } from './records.ts';

export const logoStates: States = {
  'a picture of a logo': aPicture,
  'a quote of a logo': aQuote,
  'a composed logo': aLogo,
  'a cart with a logo': aCartWithOne,
};

/** One pixel: what a picture shows is no matter here. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOQsSqSAQACHQDoJSZ5CwAAAABJRU5ErkJggg==';

/** A large PNG; with `state`, one that the scanner, or the printer, says so of. */
async function aPicture(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  await picturesIn(world).create({
    id: text(parameters.picture) ?? 'visuel-1',
    owner: text(parameters.owner) ?? null,
    name: 'enseigne.png',
    type: 'image/png',
    bytes: 20_480,
    receivedAt: 0,
    expiresAt: nowIn(world) + hours(72),
    verdict: 'CLEAN',
    size: { width: 800, height: 1000 },
    isVector: false,
    isTransparent: false,
    findings: [],
    pixels: pixel,
    ...pictures[text(parameters.state) ?? '']?.(world),
  });
}

const pictures: Record<string, (world: World) => Partial<PictureRecord>> = {
  SCANNING: (world) => ({ receivedAt: nowIn(world) - 400 }),
  INFECTED: () => ({ verdict: 'INFECTED' }),
  UNSCANNED: () => ({ verdict: 'UNSCANNED' }),
  COLOUR_SPACE: () => ({ findings: ['COLOUR_SPACE'] }),
  WHITE_ON_TRANSPARENT: () => ({ isTransparent: true, findings: ['WHITE_ON_TRANSPARENT'] }),
};

/** A new logo for a year; with `extends`, more time for a logo. */
function requestOf({ picture, months, extends: extended }: Parameters): WholeRequest {
  const term = { months: Number(months ?? 12) };
  const logoId = text(extended);
  if (logoId) return { kind: 'EXTENSION', logoId, ...term };
  return {
    kind: 'NEW',
    design: {
      pictureId: text(picture) ?? 'visuel-1',
      name: 'Enseigne',
      background: 'WHITE',
      scale: 100,
      across: 0,
      down: 0,
      rightsAttested: true,
    },
    ...term,
  };
}

async function aQuote(world: World, parameters: Parameters): Promise<void> {
  await aPicture(world, parameters);
  const request = requestOf(parameters);
  const cents = centsToday(world, request) ?? 0;
  await keepQuote(world, { request, cents, id: text(parameters.quote) ?? 'devis-1' });
}

async function aLogo(world: World, parameters: Parameters): Promise<void> {
  await aPicture(world, parameters);
  const request = requestOf(parameters);
  await configurationsIn(world).create({
    id: text(parameters.configuration) ?? 'logo-1',
    owner: text(parameters.owner) ?? null,
    request,
    picture: (request.design && pictureIn(world, request.design.pictureId)) ?? null,
    cents: centsToday(world, request) ?? 0,
  });
}

async function aCartWithOne(world: World, parameters: Parameters): Promise<void> {
  await aLogo(world, parameters);
  await aCart(world, {
    ...parameters,
    product: fixedProducts.logoStamp,
    configurationId: text(parameters.configuration) ?? 'logo-1',
  });
}
