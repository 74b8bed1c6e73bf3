import { describe, expect, test } from 'vitest';
import type { CheckResult } from '#domain/address/check/address-check.ts';
import { aPlace, suggesting } from '#domain/address/check/examples.ts';
import { aRecipient } from '#domain/letters/examples.ts';
import type { Letters } from '#domain/letters/letters.ts';
import { answerOfRecipients, recipientsIn } from '#domain/letters/recipients.ts';
import { Fault } from '#domain/shared/fault.ts';
import { replacedBy } from '#tests/shared/replaced.ts';
import { answers, aVisit, paths, posts, quoted, t, url, type Visit } from '#tests/shared/visits/letters-visit.ts';
import { type PartyLabel, partyLabels } from '#ui/address/party/party-labels.ts';
import { aForm, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { recipientsPage } from './recipients/recipients.server.ts';
import { summaryPage } from './summary/summary.server.ts';

describe('« Destinataires »', () => {
  const { recipients: _, ...before } = answers;
  const sender = Object.fromEntries(Object.entries(answers).filter(([name]) => name.startsWith('sender.')));
  const recipient = Object.fromEntries(
    Object.entries(aRecipient()).map(([name, value]) => [`recipient.${name}`, value]),
  );
  const here = `${paths.lettersRecipients()}#champ-recipients`;
  const listOf = async (visit: Visit) => recipientsIn(await visit.draft());

  test('the recipients step takes a typed recipient and proceeds with one press', async () => {
    const visit = await aVisit(before);
    expect(await ledTo(posts(visit, 'recipients', { ...sender, ...recipient }))).toBe(paths.lettersSummary());
    expect(await listOf(visit)).toEqual([{ typed: aRecipient(), refusal: null }]);
  });

  test('the recipients step adds a recipient and stays, and shows a wrong one again', async () => {
    const visit = await aVisit(before);
    expect(await replacedBy(posts(visit, 'recipients', { ...recipient, do: 'add' }))).toBe(here);
    const wrong = { ...recipient, 'recipient.lastName': 'Autre', 'recipient.codePostal': '7', do: 'add' };
    const { status, page } = await posts(visit, 'recipients', wrong);
    expect([status, Object.keys(page.view?.errors ?? {})]).toEqual([422, ['recipient.codePostal']]);
    expect(page.view?.values['recipient.codePostal']).toBe('7');
    expect(await listOf(visit)).toHaveLength(1);
  });

  test('the recipients of a letter are listed as before, with what was typed, where a post cannot be kept', async () => {
    const visit = await aVisit(answers);
    const context = visit.request();
    Object.assign(context.journeyDrafts, { save: fails(new Fault('unavailable', 'journeys')) });
    const form = aForm({ 'recipient.lastName': 'Autre', do: 'add' });
    const { status, page } = await recipientsPage.post(context, { url, form });
    const { values, list } = page.view ?? {};
    expect([status, values?.['recipient.lastName'], list?.length]).toEqual([
      503,
      'Autre',
      (await listOf(visit)).length,
    ]);
  });

  test('the recipients step lists each pasted address, valid or not', async () => {
    const visit = await aVisit(answers);
    const before = recipientsIn(await visit.draft()).length;
    const pasted = 'Camille Martin\n8 rue du Port\n69002 Lyon\n\nDominique Martin\n69002 Lyon';
    expect(await ledTo(posts(visit, 'recipients', { pasted, do: 'add' }))).toBe(here);
    const added = recipientsIn(await visit.draft()).slice(before);
    expect(added.map(({ typed }) => typed.firstName)).toEqual(['Camille', 'Dominique']);
  });

  describe('the lines of an envelope', () => {
    const pasted = 'Mme Camille Martin\n8 rue du Port\n69002 Lyon';
    const split = { firstName: 'Camille', lastName: 'Martin', streetName: '8 rue du Port', country: 'FR' };
    const bad = new File(['a;b\n1;2'], 'a.csv');
    const listed = async (visit: Visit) => (await listOf(visit)).map(({ typed }) => typed);
    const valuesOf = ({ page }: Awaited<ReturnType<typeof posts>>) => page.view?.values as Record<string, string>;

    test.each([
      ['goes on', {}, [recipient['recipient.companyName'], undefined], paths.lettersSummary()],
      ['goes on, with one typed', recipient, [undefined, recipient['recipient.companyName']], paths.lettersSummary()],
      ['mends another', { mend: '0' }, [undefined], `${paths.lettersRecipients()}#champ-recipient.firstName`],
      ['removes another', { remove: '0' }, [undefined], here],
    ] as const)(
      'the lines of an envelope are split with any button: a shopper %s',
      async (_, pressed, companies, to) => {
        const visit = await aVisit('recipient.city' in pressed ? before : answers);
        expect(await ledTo(posts(visit, 'recipients', { ...sender, ...pressed, pasted }))).toBe(to);
        const found = await listed(visit);
        expect(found.map(({ companyName }) => companyName)).toEqual(companies);
        expect(found.find(({ companyName }) => !companyName)).toMatchObject(split);
      },
    );

    test.each([
      ['the table', { csv: bad, do: 'csv' }, ['csv']],
      ['the recipient that is typed', { ...recipient, 'recipient.codePostal': '7' }, ['recipient.codePostal']],
      ['both', { ...recipient, 'recipient.codePostal': '7', csv: bad }, ['recipient.codePostal', 'csv']],
    ])('the lines of an envelope are split also where %s is wrong', async (_, wrong, fields) => {
      const visit = await aVisit(before);
      const answer = await posts(visit, 'recipients', { ...sender, ...wrong, pasted });
      expect(Object.keys(answer.page.view?.errors ?? {})).toEqual(fields);
      expect([(await listed(visit)).length, valuesOf(answer).pasted]).toEqual([1, undefined]);
    });

    test('the lines of an envelope are shown split before the next step when they are wrong', async () => {
      const visit = await aVisit(answers);
      expect(await ledTo(posts(visit, 'recipients', { ...sender, pasted: 'Camille Martin\n69002 Lyon' }))).toBe(here);
      expect((await recipientsPage.show(visit.request(), url)).view.list.at(-1)?.fault).toBe(
        'Sélectionnez une civilité.',
      );
      expect(await ledTo(posts(visit, 'recipients', sender))).toBe(paths.lettersSummary());
    });

    test('the lines of an envelope stay in their field where another tab was faster, and at the maximum', async () => {
      const visit = await aVisit({ ...before, ...sender });
      const stale = await posts(visit, 'recipients', { ...sender, ...recipient, pasted, version: '0' });
      expect([stale.status, valuesOf(stale)]).toMatchObject([422, { pasted, ...recipient }]);
      const table = { ...sender, csv: new File(['nom'], 'liste.csv'), version: '0' };
      const { view } = (await posts(visit, 'recipients', table)).page;
      expect(view?.lost).toBe(t('forms.fileLost', { name: 'liste.csv' }));
      expect(await listed(visit)).toEqual([]);
      const many = Array.from({ length: 51 }, (__, at) => `${at} Martin\n8 rue du Port\n69002 Lyon`).join('\n\n');
      const full = await posts(visit, 'recipients', { ...sender, pasted: many });
      expect([valuesOf(full).pasted, (await listed(visit)).length]).toEqual([many, 50]);
    });
  });

  test('the recipients step reads a table: a wrong row and a refused one stand beside the valid one', async () => {
    const rows = ['civilité;prénom;nom;adresse;code postal;ville', 'Mme;A;Un;1 rue X;69002;Lyon', ';B;Deux;;;Lyon'];
    const csv = new File([[...rows, 'M.;C;Trois;1 rue X;99999;Loin'].join('\n')], 'a.csv');
    const visit = await aVisit(before, {
      letters: { quote: async () => ({ ...quoted, recipients: [null, 'not-eligible'] }) },
    });
    expect(await ledTo(posts(visit, 'recipients', { csv, do: 'csv' }))).toBe(here);
    expect((await listOf(visit)).map(({ typed, refusal }) => [typed.lastName, refusal])).toEqual([
      ['Un', null],
      ['Deux', null],
      ['Trois', 'not-eligible'],
    ]);
    const { view } = await recipientsPage.show(visit.request(), url);
    expect(view.listTitle).toBe(t('letters.listTitle', { count: 3, wrong: 2, doubted: 0 }));
    expect(await ledTo(posts(visit, 'recipients', sender))).toBe(paths.lettersSummary());
    expect((await summaryPage.show(visit.request(), url)).view.notices[0]?.text).toBe(
      t('letters.leftOut', { count: 2 }),
    );
  });

  test('the recipients step marks a row with a doubtful address, takes the likelier one, and proceeds', async () => {
    const rows = ['civilité;prénom;nom;adresse;code postal;ville', 'Mme;A;Un;4 rue du Pord;71000;Mâcon'];
    const csv = () => new File([[...rows, 'Mme;B;Deux;1 rue X;69002;Lyon'].join('\n')], 'a.csv');
    const checks = { '4 rue du Pord': suggesting(aPlace()) };
    const visit = await aVisit(before, { checks });
    expect(await ledTo(posts(visit, 'recipients', { ...sender, csv: csv() })), 'seen before one goes on').toBe(here);
    const { view } = await recipientsPage.show(visit.request(), url);
    expect(view.listTitle).toBe(t('letters.listTitle', { count: 2, wrong: 0, doubted: 1 }));
    expect(view.list.map(({ doubt }) => doubt?.lines?.includes('4 RUE DU PONT'))).toEqual([true, undefined]);
    expect(await ledTo(posts(visit, 'recipients', { likelier: '0' }))).toBe(here);
    expect((await listOf(visit)).map(({ typed }) => typed.streetName)).toEqual(['4 rue du Pont', '1 rue X']);
    const other = await aVisit(before, { checks });
    await ledTo(posts(other, 'recipients', { csv: csv(), do: 'csv' }));
    expect(await ledTo(posts(other, 'recipients', sender)), 'as it was read').toBe(paths.lettersSummary());
  });

  test('the recipients step reads a table in the Windows encoding', async () => {
    const bytes = Uint8Array.from('code postal;ville\n69002;Orl\xe9ans', (sign) => sign.charCodeAt(0));
    const visit = await aVisit(before);
    await ledTo(posts(visit, 'recipients', { csv: new File([bytes], 'a.csv'), do: 'csv' }));
    expect((await listOf(visit))[0]?.typed.city).toBe('Orléans');
  });

  test.each([
    [{ do: 'csv' }, t('letters.fault.csv.required')],
    [{ do: 'csv', csv: new File(['a;b\n1;2'], 'a.csv') }, t('letters.fault.csv-columns')],
    [{ do: 'csv', csv: new File(['code postal;ville'], 'a.csv') }, t('letters.fault.csv-empty')],
  ])('the recipients step names a table’s fault: %o', async (fields, text) => {
    const { page } = await posts(await aVisit(answers), 'recipients', fields);
    expect(page.view?.errors).toEqual({ csv: text });
  });

  test('the recipients step names a table’s columns that were not read, beside whoever it lists', async () => {
    const visit = await aVisit(before);
    const csv = new File(['code postal;ville;canton\n69002;Lyon;Nord'], 'a.csv');
    const { page } = await posts(visit, 'recipients', { csv, do: 'csv' });
    expect(page.view?.errors).toEqual({ csv: t('letters.fault.unread-columns', { count: 1, columns: 'canton' }) });
    expect((await listOf(visit)).map(({ typed }) => typed.city)).toEqual(['Lyon']);
  });

  test.each(['fr', 'en'] as const)(
    'the recipients step reads a table with its form’s field names as columns, in %s',
    async (lang) => {
      const wording = wordingOf({ lang, mode: 'part' });
      const typed = {
        ...aRecipient(),
        companyName: 'Atelier',
        service: 'Achats',
        floor: '2',
        building: 'B',
        additionalStreetName: 'BP 7',
        isCompany: 'yes',
      };
      const { isCompany: _, ...columns } = typed;
      const head = Object.keys(columns).map((name) => `"${wording.t(partyLabels[name as PartyLabel])}"`);
      const csv = new File([[head, Object.values(columns)].map((row) => row.join(';')).join('\n')], 'a.csv');
      const visit = await aVisit(before);
      await ledTo(posts(visit, 'recipients', { csv, do: 'csv' }));
      expect((await listOf(visit)).map((one) => one.typed)).toEqual([typed]);
    },
  );

  test('the recipients step corrects and removes a listed recipient', async () => {
    const visit = await aVisit(answers);
    expect(await ledTo(posts(visit, 'recipients', { mend: '0' }))).toBe(
      `${paths.lettersRecipients()}#champ-recipient.firstName`,
    );
    expect(await visit.draft()).toMatchObject(recipient);
    expect(await listOf(visit)).toEqual([]);
    const other = await aVisit(answers);
    expect(await ledTo(posts(other, 'recipients', { remove: '0' }))).toBe(here);
    expect(await listOf(other)).toEqual([]);
  });

  describe('at the press of a button of the list', () => {
    const rows = ['civilité;prénom;nom;adresse;code postal;ville', 'Mme;A;Un;1 rue X;69002;Lyon'];
    const table = () => new File([rows.join('\n')], 'a.csv');
    const pasted = 'Mme Camille Martin\n4 rue du Pord\n71000 Mâcon';
    const added = { pasted, 'book.a1': 'yes' };
    const doubted = { typed: aRecipient(), refusal: null, doubt: aPlace() };
    const refused: Letters['quote'] = async ({ recipients: asked }) => ({
      ...quoted,
      recipients: (asked ?? []).map(({ city }) => (city === 'Vannes' ? 'not-eligible' : null)),
    });
    const visited = (list = [doubted]) =>
      aVisit(
        { ...answers, recipients: answerOfRecipients(list) },
        { letters: { quote: refused }, checks: { '4 rue du Pord': suggesting(aPlace()) } },
      );
    const said = async (visit: Visit) =>
      (await listOf(visit)).map(({ typed, refusal, doubt }) => [typed.city, refusal ?? (doubt ? 'doubted' : 'good')]);

    test.each(['remove', 'mend', 'likelier'])('« %s », who is not added yet is, and is asked about', async (button) => {
      const visit = await visited();
      await ledTo(posts(visit, 'recipients', { ...added, csv: table(), [button]: '0' }));
      const own = button === 'likelier' ? [[aPlace().city, 'good']] : [];
      expect(await said(visit)).toEqual([...own, ['Lyon', 'good'], ['Vannes', 'not-eligible'], ['Mâcon', 'doubted']]);
    });

    test('the likelier address is one that the backend is asked about', async () => {
      const quote: Letters['quote'] = async () => ({ ...quoted, recipients: ['not-eligible'] });
      const visit = await aVisit({ ...answers, recipients: answerOfRecipients([doubted]) }, { letters: { quote } });
      await ledTo(posts(visit, 'recipients', { likelier: '0' }));
      expect(await said(visit)).toEqual([[aPlace().city, 'not-eligible']]);
    });

    test('a typed recipient is listed and checked when another one is corrected, and stays when one is removed', async () => {
      const name = { 'recipient.civility': 'mrs', 'recipient.firstName': 'Camille', 'recipient.lastName': 'Martin' };
      const place = { 'recipient.streetName': '4 rue du Pord', 'recipient.codePostal': '71000' };
      const typed = { ...name, ...place, 'recipient.city': 'Mâcon', 'recipient.country': 'FR' };
      const visit = await visited();
      await ledTo(posts(visit, 'recipients', { ...typed, mend: '0' }));
      expect(await said(visit)).toEqual([['Mâcon', 'doubted']]);
      expect(await visit.draft()).toMatchObject({ 'recipient.companyName': aRecipient().companyName });
      const other = await visited();
      await ledTo(posts(other, 'recipients', { ...typed, remove: '0' }));
      expect(await said(other)).toEqual([]);
      expect(await other.draft()).toMatchObject(typed);
    });

    test('a table that cannot be read, or holds too many, says so, and the press has done its work', async () => {
      const visit = await visited();
      const bad = new File(['a;b\n1;2'], 'a.csv');
      const { page } = await posts(visit, 'recipients', { csv: bad, remove: '0' });
      expect([page.view?.errors, await said(visit)]).toEqual([{ csv: t('letters.fault.csv-columns') }, []]);
      const many = Array.from({ length: 50 }, (__, at) => ({ typed: aRecipient({ floor: `${at}` }), refusal: null }));
      const full = await aVisit({ ...answers, recipients: answerOfRecipients(many) });
      const two = `${pasted}\n\nM. Autre Contact\n1 rue X\n69002 Lyon`;
      const answer = await posts(full, 'recipients', { pasted: two, remove: '0' });
      expect(answer.page.view?.errors).toEqual({
        recipients: t('letters.fault.too-many-recipients-seen', { count: 50, seen: 51 }),
      });
      expect([answer.page.view?.values.pasted, (await listOf(full)).length]).toEqual([two, 50]);
    });
  });

  test('a stale recipients step of another tab shows the present list', async () => {
    const visit = await aVisit(answers);
    const form = aForm({ ...sender, ...recipient, version: '0' });
    const { page } = await recipientsPage.post(visit.request(), { url, form });
    expect(page.view?.list).toHaveLength(recipientsIn(answers).length);
  });

  describe('asks about an address that the checking service knows otherwise', () => {
    const typedStreet = '4 rue du Pord';
    const place = { streetName: typedStreet, additionalStreetName: '', codePostal: '71000', city: 'Mâcon' };
    const typed = {
      ...recipient,
      ...Object.fromEntries(Object.entries(place).map(([name, value]) => [`recipient.${name}`, value])),
    };
    const add = { ...typed, do: 'add' };
    const asked = (result: CheckResult, street = typedStreet) => aVisit(before, { checks: { [street]: result } });
    const shownBy = async (visit: Visit, fields: Record<string, string>) => {
      const { status, page } = await recipientsPage.post(visit.request(), { url, form: aForm(fields) });
      return { status, page, sender: page.view?.sender.check, recipient: page.view?.recipient.check };
    };

    test('an address with a suggestion is confirmed before its recipient is listed; its fields stay, and no failure is measured', async () => {
      const visit = await asked(suggesting(aPlace()));
      const { status, page, recipient: check } = await shownBy(visit, add);
      expect([status, page.failure, Object.keys(page.view?.errors ?? {})]).toEqual([
        422,
        undefined,
        ['recipient.confirmed'],
      ]);
      expect(check?.choices.map(({ label }) => label)).toEqual([t('address.useSuggested'), t('address.keepTyped')]);
      expect([await listOf(visit), page.view?.values['recipient.streetName']]).toEqual([[], typedStreet]);
      expect(await ledTo(summaryPage.show(visit.request(), url))).toContain(paths.lettersRecipients());
    });

    test('an address is confirmed with the same press as the sender’s, with the faults of both', async () => {
      const visit = await asked(suggesting(aPlace()));
      const going = { ...sender, ...typed, 'sender.streetName': typedStreet };
      const both = await shownBy(visit, going);
      expect(Object.keys(both.page.view?.errors ?? {}).toSorted()).toEqual(['recipient.confirmed', 'sender.confirmed']);
      const wrong = await shownBy(visit, { ...going, 'sender.lastName': '' });
      expect(Object.keys(wrong.page.view?.errors ?? {}).toSorted()).toEqual(['recipient.confirmed', 'sender.lastName']);
    });

    test.each([
      ['takes what is chosen', 0, '4 rue du Pont'],
      ['keeps what was typed', -1, typedStreet],
    ])('an address is confirmed once, and %s', async (_, at, street) => {
      const visit = await asked(suggesting(aPlace()));
      const { recipient: check } = await shownBy(visit, add);
      const answer = {
        'recipient.about': check?.about ?? '',
        'recipient.suggestion': check?.choices.at(at)?.value ?? '',
      };
      expect(await ledTo(posts(visit, 'recipients', { ...add, ...answer }))).toBe(here);
      expect((await listOf(visit)).map(({ typed }) => typed.streetName)).toEqual([street]);
      await ledTo(posts(visit, 'recipients', { mend: '0' }));
      const { view } = await recipientsPage.show(visit.request(), url);
      expect(await ledTo(posts(visit, 'recipients', { ...view.values, do: 'add' })), 'mended and not changed').toBe(
        here,
      );
    });

    test('an unknown address is accepted when it is sent again', async () => {
      const visit = await asked({ kind: 'unknown' });
      const { recipient: check } = await shownBy(visit, add);
      expect(check?.choices).toEqual([]);
      const answer = { 'recipient.about': check?.about ?? '', 'recipient.suggestion': check?.keepValue ?? '' };
      expect(await ledTo(posts(visit, 'recipients', { ...add, ...answer }))).toBe(here);
      expect(await listOf(visit)).toHaveLength(1);
      expect(await visit.draft(), 'the next one is asked about anew').not.toHaveProperty('recipient.confirmed');
    });

    test('an address is accepted where no service can check it', async () => {
      const visit = await asked({ kind: 'unavailable' });
      expect(await ledTo(posts(visit, 'recipients', { ...sender, ...typed }))).toBe(paths.lettersSummary());
    });

    test('the sender’s address is confirmed too', async () => {
      const visit = await asked(suggesting(aPlace()), sender['sender.streetName']);
      const { status, sender: check, page } = await shownBy(visit, { ...sender, ...typed });
      expect([status, page.failure, Object.keys(page.view?.errors ?? {})]).toEqual([
        422,
        undefined,
        ['sender.confirmed'],
      ]);
      const answer = { 'sender.about': check?.about ?? '', 'sender.suggestion': check?.choices[0]?.value ?? '' };
      expect(await ledTo(posts(visit, 'recipients', { ...sender, ...answer }))).toBe(paths.lettersSummary());
      expect(await visit.draft()).toMatchObject({ 'sender.streetName': '4 rue du Pont', 'sender.city': 'Mâcon' });
    });
  });

  test('the recipients step offers a shopper’s address book, and takes the ticked entries', async () => {
    const visit = await aVisit(before);
    const { view } = await recipientsPage.show(visit.request(), url);
    expect(view.book.map(({ id }) => id)).toEqual(['a1']);
    const ticked = { 'book.a1': 'yes', 'book.a2': 'yes', 'book.a3': 'yes', 'book.x': 'yes', do: 'add' };
    expect(await ledTo(posts(visit, 'recipients', ticked))).toBe(here);
    expect((await listOf(visit)).map(({ typed }) => typed.city)).toEqual(['Vannes']);
  });

  test('the recipients step shows the backend’s refusal before the next step', async () => {
    const refusals = [
      { kind: 'fault', field: 'recipients', fault: { code: 'too-many-recipients', most: 40 } } as const,
    ];
    const visit = await aVisit(answers, { letters: { quote: async () => ({ ...quoted, refusals }) } });
    const { status, page } = await posts(visit, 'recipients', sender);
    const text = t('letters.fault.too-many-recipients', { count: 40 });
    expect([status, page.view?.errors]).toEqual([422, { recipients: text }]);
  });

  test('a table with more rows than a letter has recipients is said not to be read to its end, though they are the same', async () => {
    const visit = await aVisit(before);
    const same = Array.from({ length: 200 }, () => 'M.;A;Un;1 rue X;69002;Lyon');
    const table = new File([['civilité;prénom;nom;adresse;code postal;ville', ...same].join('\n')], 'a.csv');
    const { status, page } = await posts(visit, 'recipients', { csv: table, do: 'csv' });
    const text = t('letters.fault.too-many-recipients-seen', { count: 50, seen: 51 });
    expect([status, page.view?.errors, (await listOf(visit)).length]).toEqual([422, { recipients: text }, 1]);
  });

  test('the recipients step accepts no more than the maximum', async () => {
    const full = answerOfRecipients(
      Array.from({ length: 50 }, (__, at) => ({ typed: aRecipient({ floor: `Étage ${at}` }), refusal: null })),
    );
    const visit = await aVisit({ ...answers, recipients: full });
    const { page } = await posts(visit, 'recipients', { ...sender, ...recipient });
    expect(page.view?.errors).toEqual({
      recipients: t('letters.fault.too-many-recipients-seen', { count: 50, seen: 51 }),
    });
    expect(page.view?.values, 'nothing that was typed is lost').toMatchObject(recipient);
  });
});
