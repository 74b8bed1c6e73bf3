import { describe, expect, test } from 'vitest';
import { aService } from '#domain/orders/examples.ts';
import type { LineStatus } from '#domain/orders/line-status.ts';
import type { OrderedService } from '#domain/orders/services.ts';
import { today } from '#ui/orders/orders.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { stampFileFacts, stampFileLinks } from './stamp-file.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const stamps = (status: LineStatus | null, over: Partial<OrderedService> = {}) =>
  aService({ service: 'stamp', status }, over);

describe('the time in which the file of stamps may be had', () => {
  test.each<[string, string | null, string[]]>([
    ['three days before the end', '2026-11-29', []],
    ['two days before the end', '2026-11-28', ['Rappel : plus que 2 jours pour télécharger le fichier.']],
    ['a day before the end', '2026-11-27', ['Rappel : plus qu’un jour pour télécharger le fichier.']],
    ['on the last day', today, ['Rappel : dernier jour pour télécharger le fichier.']],
    ['after the end', '2026-11-25', []],
    ['without an end', null, []],
  ])('the deadline of a stamp file is recalled %s', (_, availableUntil, facts) => {
    const said = stampFileFacts(stamps('ready-to-download', { availableUntil }), { today, wording });
    expect(said.map(plain)).toEqual(facts);
  });

  test.each<[string, LineStatus | null, RegExp[]]>([
    ['of a file that is gone, says so', 'label-expired', [/^Le fichier n’est plus conservé/]],
    ['of a state that the shop does not know, says nothing', null, []],
    ['of stamps that were refunded, says nothing', 'refunded', []],
    ['of stamps that are being made, says nothing', 'created', []],
  ])('the availability %s', (_, status, facts) => {
    const said = stampFileFacts(stamps(status, { availableUntil: today }), { today, wording });
    expect(said).toEqual(facts.map((text) => expect.stringMatching(text)));
  });
});

describe('the file of stamps', () => {
  const ready = stamps('ready-to-download');
  const had = stamps('ready-to-download', { downloadedAt: '2026-11-25T08:00:00Z' });
  const kept = stamps('pickup-complete');

  test.each<[string, OrderedService[], string]>([
    ['is had for the first time', [ready], 'Télécharger les timbres'],
    ['is had again once it was downloaded', [had], 'Rééditer les timbres'],
    ['is had again where the backend says that it was', [kept, had], 'Rééditer les timbres'],
    ['has stamps among it that are new', [had, ready, kept], 'Télécharger les timbres'],
  ])('the stamp file %s', (_, states, label) => {
    expect(stampFileLinks('CMD-1', states, wording)).toEqual([
      { label, href: '/ecom/commandes/CMD-1/timbres' },
      { label: 'Régler votre imprimante', href: '/mon-timbre-en-ligne/reglage-impression' },
    ]);
  });

  test('the stamp file is available until the first of its last days, of available stamps', () => {
    const until = (availableUntil: string | null, status: LineStatus = 'ready-to-download') =>
      stamps(status, { availableUntil });
    const states = [until('2026-12-02'), until(null), until('2026-11-30'), until('2026-11-20', 'label-expired')];
    expect(stampFileLinks('CMD-1', states, wording)[0]?.note).toBe('jusqu’au 30/11/2026');
  });

  test('the stamp file has no link and no printer setting where no stamps are available', () => {
    expect(stampFileLinks('CMD-1', [stamps('label-expired')], wording)).toEqual([]);
  });
});
