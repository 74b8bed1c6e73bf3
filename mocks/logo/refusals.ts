import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import { printableRefusals } from '../shared/printable.ts';
import type { World } from '../shared/world.ts';
import { BACKGROUNDS, tariffs } from './options.ts';
import { isExtendable, isResubmittable, ownedLogo } from './owned.ts';
import { isPrintable, pictureIn, scanStateOf } from './pictures.ts';
import { placementRefusal } from './placement.ts';
import type { PictureRecord, WireDesign, WireRequest } from './records.ts';

export interface Refusal {
  reason: string;
  subject: string;
}

/** What keeps a request from being ordered like that. */
export function refusalsOf(
  world: World,
  { kind, logoId, design, months }: WireRequest,
  owner: string | null,
): Refusal[] {
  const isPriced = months === undefined || tariffs.on(dayOf(nowIn(world))).cents[months] !== undefined;
  return [
    ...(kind === 'NEW' ? [] : aboutLogo(world, { kind, logoId, owner })),
    ...(design && kind !== 'EXTENSION' ? aboutDesign(world, design, owner) : []),
    ...(isPriced ? [] : [{ reason: 'termUnknown', subject: 'months' }]),
  ];
}

function aboutLogo(
  world: World,
  { kind, logoId, owner }: { kind: string; logoId: string | undefined; owner: string | null },
): Refusal[] {
  const subject = 'logoId';
  const logo = ownedLogo(world, logoId, owner)?.logo;
  if (!logo) return [{ reason: 'logoUnknown', subject }];
  if (kind === 'EXTENSION') return isExtendable(logo) ? [] : [{ reason: 'notExtendable', subject }];
  return isResubmittable(logo) ? [] : [{ reason: 'notRefused', subject }];
}

export function aboutDesign(world: World, design: WireDesign, owner: string | null): Refusal[] {
  const picture = pictureIn(world, design.pictureId);
  const subject = 'pictureId';
  if (!picture || (picture.owner !== null && picture.owner !== owner)) return [{ reason: 'pictureUnknown', subject }];
  if (scanStateOf(picture, nowIn(world)) !== 'CLEAN') return [{ reason: 'pictureNotClean', subject }];
  if (!isPrintable(picture)) return [{ reason: 'pictureNotPrintable', subject }];
  return aboutLooks(picture, design);
}

function aboutLooks(picture: PictureRecord, design: WireDesign): Refusal[] {
  const placement = placementRefusal(picture, design);
  const isLost = design.background === 'WHITE' && picture.findings.includes('WHITE_ON_TRANSPARENT');
  return [
    ...(BACKGROUNDS[design.background] ? [] : [{ reason: 'backgroundUnknown', subject: 'background' }]),
    ...(isLost ? [{ reason: 'invisible', subject: 'background' }] : []),
    ...(placement ? [placement] : []),
    ...printableRefusals({ name: design.name }),
    ...(design.name.trim() ? [] : [{ reason: 'nameMissing', subject: 'name' }]),
    ...(design.rightsAttested ? [] : [{ reason: 'rightsMissing', subject: 'rightsAttested' }]),
  ];
}
