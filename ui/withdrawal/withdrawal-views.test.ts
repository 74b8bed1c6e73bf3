import { describe, expect, test } from 'vitest';
import { aContract, anOrderOf, aWithdrawal } from '#domain/orders/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { acknowledgementText } from './acknowledgement/acknowledgement.view.ts';
import { anAcknowledgementView, anOrderToLeave, aTypedWithdrawal, aWithdrawView } from './withdrawal.examples.ts';

const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));
const toOrder = '/mes-commandes/detail/CMD-26-000123';
const seeOrder = { label: 'Voir la commande', href: toOrder };
const ofOrder = { label: 'Commande CMD-26-000123', href: toOrder };
const another = { label: 'Retours et remboursements d’une autre commande', href: '/mes-commandes/changer-d-avis' };

describe('the form of a withdrawal', () => {
  test('the withdrawal form names the person, the consequences, the earlier withdrawals and the further links', () => {
    const { trail, form, earlier, ways } = plain(aWithdrawView({ withdrawals: [aWithdrawal()] }));
    expect({ trail, who: form?.who, email: form?.email, comment: form?.comment, earlier, ways }).toEqual({
      trail: [ofOrder],
      who: 'La rétractation est faite au nom de Compte Particulier.',
      email: {
        value: 'compte@exemple.fr',
        hint: 'L’accusé de réception y est envoyé. Il reste aussi disponible ici.',
      },
      comment: { value: '', hint: 'Vous n’avez pas à donner de motif. 2 000 caractères au plus.' },
      earlier: [
        {
          label: 'Accusé de réception du 25/11/2026',
          href: `${toOrder}/retractation/RETRACTATION-0001`,
        },
      ],
      ways: [seeOrder, another, { label: 'Lire les conditions de la rétractation', href: '/retractation' }],
    });
    expect(form?.points).toEqual([
      'Vous renvoyez les articles dans les quatorze jours. Les frais de retour sont à votre charge, sauf article défectueux ou erreur de notre part.',
      'Vous êtes remboursé sur le moyen de paiement utilisé, dans les quatorze jours.',
    ]);
  });

  test('the withdrawal form offers each possible article with its remaining pieces, and selects none', () => {
    const { form, lead } = aWithdrawView({ withdrawals: [aWithdrawal()] });
    expect(lead).toBe(
      'Vous pouvez renoncer jusqu’au 10/12/2026, sans donner de motif. Choisissez ce à quoi vous renoncez.',
    );
    expect(
      form?.lines.map(({ title, selected, quantity, notes }) => [title, selected, quantity?.value, notes]),
    ).toEqual([
      ['Carnet de 12 timbres', false, '2', ['1 exemplaire déjà rendu']],
      ['Bloc cinq tiroirs en hêtre', false, undefined, []],
    ]);
    expect(form?.email.value).toBe('compte@exemple.fr');
  });

  test('the withdrawal form says the day of each line where a contract ends before the goods', () => {
    const contract = anOrderOf('forwarding', 'created', { contract: aContract() });
    const goods = anOrderToLeave();
    const lines = [...goods.lines, ...contract.lines];
    const services = [...goods.services, ...contract.services];
    const order = { ...goods, lines, services, created: contract.created, withdrawableUntil: '2026-12-24' };
    const { form, lead } = aWithdrawView({ order });
    expect(lead).toContain('jusqu’au jour indiqué à chaque ligne');
    expect(form?.lines.map(({ notes }) => notes.at(0))).toEqual([
      'Jusqu’au 24/12/2026',
      'Jusqu’au 24/12/2026',
      'Jusqu’au 08/12/2026',
    ]);
  });

  test('the withdrawal form selects an order’s only article, unless the shopper deselected it', () => {
    const order = anOrderToLeave({ lines: anOrderToLeave().lines.slice(1, 2) });
    expect(aWithdrawView({ order }).form?.lines[0]?.selected).toBe(true);
    expect(aWithdrawView({ order, typed: aTypedWithdrawal() }).form?.lines[0]?.selected).toBe(false);
  });

  test('the withdrawal form preserves the choices and the typed values, an emptied e-mail too', () => {
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

  test('the withdrawal form names why each other article is excluded', () => {
    expect(aWithdrawView().others).toEqual([
      {
        id: '2.stamp',
        title: 'Mon timbre en ligne',
        why: 'Ce service a commencé tout de suite, à votre demande\u202f: vous avez renoncé au droit de rétractation le 20/11/2026.',
      },
    ]);
    const gone = aWithdrawView({
      order: anOrderToLeave({ withdrawableUntil: '2026-11-25' }),
      withdrawals: [aWithdrawal({ lines: [{ entryNumber: 0, quantity: 3 }] })],
    });
    expect(gone.others.map(({ why }) => why.slice(0, 40))).toEqual([
      'Vous y avez déjà renoncé.',
      'Vous ne pouvez plus vous rétracter\u202f: le ',
      'Ce service a commencé tout de suite, à v',
    ]);
    const order = anOrderToLeave({ waivedAt: null, withdrawableUntil: '2026-11-25' });
    const { form, others, lead } = aWithdrawView({ order });
    expect(form).toBeUndefined();
    expect(lead).toBe('Cette commande ne contient rien à quoi vous puissiez renoncer.');
    expect(others.map(({ why }) => why.slice(0, 40))).toEqual([
      'Vous ne pouvez plus vous rétracter\u202f: le ',
      'Vous ne pouvez plus vous rétracter\u202f: le ',
      'Ce service est réalisé à votre demande\u202f:',
    ]);
  });

  test('the withdrawal page refuses nothing of which no backend says until when it may be withdrawn from', () => {
    const { form, others, lead } = aWithdrawView({ order: anOrderToLeave({ withdrawableUntil: null }) });
    expect([form, others.map(({ id }) => id)]).toEqual([undefined, ['2.stamp']]);
    expect(lead).toContain('Nous ne savons pas jusqu’à quand');
  });

  test('the withdrawal form does not exist for a business order, which explains it', () => {
    const { form, others, lead } = aWithdrawView({ mode: 'pro' });
    expect([form, others]).toEqual([undefined, []]);
    expect(lead).toContain('ne s’applique pas à cette commande professionnelle');
  });
});

describe('the acknowledgement of a withdrawal', () => {
  test('the acknowledgement names the declaration, its author, its moment, and the deadlines for goods and money', () => {
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
    expect(lines.map(({ text }) => text)).toEqual(['2 × Carnet de 12 timbres', '1 × Bloc cinq tiroirs en hêtre']);
    expect(next.map((step) => step.slice(0, 46))).toEqual([
      'Renvoyez les articles au plus tard le 09/12/20',
      'Un article d’un vendeur se renvoie à ce vendeu',
      'Vous êtes remboursé sur le moyen de paiement u',
      'Nous pouvons différer le remboursement jusqu’à',
      'Les frais de retour sont à votre charge, sauf ',
      'Une question\u202f? Appelez le 36 31 et donnez le n',
    ]);
  });

  test('the acknowledgement names its e-mail address and its file, and leads to the order', () => {
    const { sent, trail, file, ways } = anAcknowledgementView();
    expect({ sent, trail, file, ways }).toEqual({
      sent: 'Cet accusé de réception vous est envoyé à compte@exemple.fr.',
      trail: [ofOrder],
      file: {
        label: 'Télécharger l’accusé de réception (texte)',
        href: '/ecom/commandes/CMD-26-000123/retractations/RETRACTATION-0001',
      },
      ways: [seeOrder, another],
    });
  });

  test('the acknowledgement that was never mailed and had no message mentions neither', () => {
    const { facts, ...others } = anAcknowledgementView({ withdrawal: aWithdrawal({ email: null }) });
    expect(others).not.toHaveProperty('sent');
    expect(facts.map(({ label }) => label)).toEqual(['Numéro de la rétractation', 'Reçue le', 'Commande', 'Au nom de']);
  });

  test('the acknowledgement of a contract alone asks for nothing to be sent back', () => {
    const contract = anOrderOf('forwarding', 'created', { entryNumber: 0 });
    const withdrawal = aWithdrawal({ lines: [{ entryNumber: 0, quantity: 1 }] });
    const { next } = anAcknowledgementView({ order: contract, withdrawal });
    expect(next.map((step) => step.split(' ').slice(0, 3).join(' '))).toEqual([
      'Votre contrat de',
      'Vous êtes remboursé',
      'Une question\u202f? Appelez',
    ]);
  });

  test('the acknowledgement mentions sellers’ goods only where there are some', () => {
    const [own] = anOrderToLeave().consignments;
    const order = anOrderToLeave({ consignments: own ? [own] : [] });
    const all = anAcknowledgementView().next;
    expect(anAcknowledgementView({ order }).next).toEqual(all.filter((step) => !step.includes('vendeur')));
  });

  test('the acknowledgement is a text file of its own, with all facts', () => {
    const view = anAcknowledgementView();
    const text = acknowledgementText(view, wordingOf({ lang: 'fr', mode: 'part' }));
    for (const { label, value } of view.facts) expect(text).toContain(`${label}\u202f: ${value}`);
    for (const part of [view.lead, ...view.next, ...view.lines.map((line) => line.text)]) expect(text).toContain(part);
  });
});
