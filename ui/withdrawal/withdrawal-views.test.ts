import { describe, expect, test } from 'vitest';
import { aWithdrawal } from '#domain/orders/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { acknowledgementText } from './acknowledgement/acknowledgement.view.ts';
import {
  aChoiceView,
  anAcknowledgementView,
  anOrderRead,
  anOrderToLeave,
  aTypedWithdrawal,
  aWithdrawView,
} from './withdrawal.examples.ts';

describe('the form of a withdrawal', () => {
  test('proposes each article that may be withdrawn from, with how many pieces are left, and chooses none', () => {
    const { form, lead } = aWithdrawView({ withdrawals: [aWithdrawal()] });
    expect(lead).toBe('Vous pouvez renoncer jusqu’au 10/12/2026, sans donner de motif. Choisissez ce que vous rendez.');
    expect(form?.lines.map(({ title, selected, quantity, note }) => [title, selected, quantity?.value, note])).toEqual([
      ['Carnet de 12 timbres', false, '2', '1 exemplaire déjà rendu'],
      ['Bloc cinq tiroirs en hêtre', false, undefined, undefined],
    ]);
    expect(form?.email.value).toBe('compte@exemple.fr');
  });

  test('chooses the only article of an order already, unless the shopper did not choose it', () => {
    const order = anOrderToLeave({ lines: anOrderToLeave().lines.slice(1, 2) });
    expect(aWithdrawView({ order }).form?.lines[0]?.selected).toBe(true);
    expect(aWithdrawView({ order, typed: aTypedWithdrawal() }).form?.lines[0]?.selected).toBe(false);
  });

  test('keeps what was chosen and typed, the e-mail that was emptied too', () => {
    const typed = aTypedWithdrawal({ email: '', faults: { email: 'Faute' } });
    const { form } = aWithdrawView({ typed });
    expect(form).toMatchObject({
      draft: 'b-1',
      email: { value: '' },
      comment: { value: 'Merci de confirmer.' },
      errors: { email: 'Faute' },
    });
    expect(form?.lines[0]).toMatchObject({ selected: true, quantity: { value: '2' } });
  });

  test('says of each other article why it cannot be withdrawn from', () => {
    expect(aWithdrawView().others).toEqual([
      {
        id: '2.stamp',
        title: 'Mon timbre en ligne',
        why: 'Service commencé tout de suite à votre demande\u202f: vous avez renoncé au droit de rétractation le 20/11/2026 à 15:05.',
      },
    ]);
    const order = anOrderToLeave({ waivedAt: null, withdrawableUntil: '2026-11-25' });
    const { form, others, lead } = aWithdrawView({ order });
    expect(form).toBeUndefined();
    expect(lead).toBe('Cette commande ne contient rien à quoi vous puissiez renoncer.');
    expect(others.map(({ why }) => why.slice(0, 40))).toEqual([
      'Le droit de rétractation n’est plus ouve',
      'Le droit de rétractation n’est plus ouve',
      'Service réalisé à votre demande\u202f: le dro',
    ]);
  });

  test('is not for an order of a business, which is told so', () => {
    const { form, others, lead } = aWithdrawView({ mode: 'pro' });
    expect([form, others]).toEqual([undefined, []]);
    expect(lead).toContain('ne s’applique pas à cette commande professionnelle');
  });
});

describe('the acknowledgement of a withdrawal', () => {
  test('says what was declared, by whom, when, and until when goods and money go back', () => {
    const { lead, facts, lines, next } = anAcknowledgementView();
    expect(lead).toBe('Nous avons reçu votre rétractation le 25/11/2026 à 09:12, heure de Paris.');
    expect(facts.map(({ value }) => value)).toEqual([
      'RETRACTATION-0001',
      '25/11/2026 à 09:12',
      'CMD-26-000123',
      'Compte Particulier',
      'compte@exemple.fr',
      'Merci de confirmer.\nBonne journée.',
    ]);
    expect(lines.map(({ text }) => text)).toEqual(['1 × Carnet de 12 timbres', '1 × Bloc cinq tiroirs en hêtre']);
    expect(next[0]).toContain('au plus tard le 09/12/2026');
  });

  test('tells of goods of sellers only where there are some', () => {
    const [own] = anOrderToLeave().consignments;
    const order = anOrderToLeave({ consignments: own ? [own] : [] });
    expect(anAcknowledgementView({ order }).next.join()).not.toContain('vendeur');
    expect(anAcknowledgementView().next.join()).toContain('Un article d’un vendeur se renvoie à ce vendeur');
  });

  test('is a text of its own, with all of it', () => {
    const view = anAcknowledgementView();
    const text = acknowledgementText(view, wordingOf({ lang: 'fr', mode: 'part' }));
    for (const { label, value } of view.facts) expect(text).toContain(`${label}\u202f: ${value}`);
    for (const part of [view.lead, ...view.next, ...view.lines.map((line) => line.text)]) expect(text).toContain(part);
  });
});

describe('« Changer d’avis »', () => {
  const linksOf = (...[given]: Parameters<typeof aChoiceView>) =>
    aChoiceView(given).orders.map(({ links }) => links.map(({ href }) => href));

  test('leads from each order to the ways that are open, and to what was withdrawn from', () => {
    expect(linksOf()).toEqual([
      [
        '/mes-commandes/detail/CMD-26-000123/retractation',
        '/mes-commandes/detail/CMD-26-000123/CMD-26-000123-B/retour',
        '/mes-commandes/detail/CMD-26-000123/remboursement',
        '/mes-commandes/detail/CMD-26-000123/retractation/RETRACTATION-0001',
        '/mes-commandes/detail/CMD-26-000123',
      ],
      ['/mes-commandes/detail/CMD-26-000124'],
      ['/mes-commandes/detail/CMD-26-000125'],
    ]);
  });

  test('says of an order whether nothing is open, or whether it could not be read', () => {
    expect(aChoiceView().orders.map(({ text }) => text)).toEqual([
      undefined,
      'Le détail de cette commande n’a pas pu être chargé. Ouvrez-la pour voir ce que vous pouvez faire.',
      'Aucune démarche n’est ouverte pour cette commande.',
    ]);
  });

  test('offers no withdrawal once everything was withdrawn from, nor a return after its last day', () => {
    const all = aWithdrawal({
      lines: [
        { entryNumber: 0, quantity: 3 },
        { entryNumber: 1, quantity: 1 },
      ],
    });
    const [links = []] = linksOf({ orders: [anOrderRead({ withdrawals: [all] })], today: '2026-12-11' });
    expect(links.filter((href) => /retractation$|retour$/.test(href))).toEqual([]);
  });

  test.each([
    ['2026-12-10', true],
    ['2026-12-11', false],
  ])('offers on %s the return that lasts until 10 December: %s', (today, isOffered) => {
    const [links = []] = linksOf({ today });
    expect(links.some((href) => href.endsWith('/retour'))).toBe(isOffered);
  });

  test('offers no withdrawal to a professional, and says so', () => {
    const { lead, kinds, orders } = aChoiceView({ mode: 'pro' });
    expect(lead).toContain('ne s’applique pas à un achat professionnel');
    expect(kinds.map(({ id }) => id)).toEqual(['return', 'refund']);
    expect(orders[0]?.links.map(({ href }) => href).join()).not.toMatch(/retractation(,|$)/);
  });

  test('asks visitors to sign in, and leads back here', () => {
    const { signIn, pages } = aChoiceView({ page: undefined, orders: [] });
    expect(signIn?.way.href).toContain(encodeURIComponent('/mes-commandes/changer-d-avis'));
    expect(pages).toBeNull();
  });

  test('turns the pages of a long list of orders', () => {
    const page = { orders: [], page: 1, pageCount: 3, count: 12 };
    expect(aChoiceView({ page }).pages).toEqual({
      label: 'Page 2 sur 3',
      links: [
        { label: 'Commandes plus récentes', href: '/mes-commandes/changer-d-avis' },
        { label: 'Commandes plus anciennes', href: '/mes-commandes/changer-d-avis?page=3' },
      ],
    });
    expect(aChoiceView({ page: { ...page, page: 2 } }).pages).not.toHaveProperty('next');
  });
});
