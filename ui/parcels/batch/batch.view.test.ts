import { describe, expect, test } from 'vitest';
import type { BatchRow } from '#domain/parcels/batch-table.ts';
import { theContents, theParcelAnswers } from '#domain/parcels/examples.ts';
import type { ParcelRefusal } from '#domain/parcels/parcels.ts';
import { tableBytes } from '#domain/shared/table.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aBatch, aBatchRow } from './batch.examples.ts';
import type { BatchState } from './batch-forms.server.ts';
import type { RowFieldView } from './batch-row.view.ts';

const tooHeavy: ParcelRefusal = { kind: 'fault', field: 'weight', fault: { code: 'too-heavy', most: 20_000 } };

/** With plain spaces, as a test is read. */
const plain = <Shown>(shown: Shown): Shown =>
  JSON.parse(JSON.stringify(shown).replaceAll(/[\u00a0\u202f]/g, ' ')) as Shown;
const path = '/professionnel/envoi-colis/colissimo-en-ligne/parcours/lot';
const rowsOf = (...given: Parameters<typeof aBatch>) => {
  const { rows } = plain(aBatch(...given));
  if (!rows) throw new Error('There are no rows.');
  return rows;
};
const wrongRow = (row: BatchRow, refusals: ParcelRefusal[] = [], common = theParcelAnswers()) => {
  const [wrong] = rowsOf({ rows: [row], refusals: [refusals], common }).wrong;
  if (!wrong) throw new Error('Nothing is wrong with the row.');
  return wrong;
};
const told = (fields: readonly RowFieldView[]) => fields.map(({ label, value, error }) => [label, value, error]);
const many = (count: number, row = aBatchRow()) => Array.from({ length: count }, () => row);

describe('a batch that is not begun', () => {
  test('a backend that takes no batches is not said to take some of no parcel', () =>
    expect(wordingOf({ lang: 'fr', mode: 'pro' }).t('parcels.batchHint', { count: 0 })).toMatch(
      /^Aucun lot n’est accepté/,
    ));

  const asked = {
    title: 'Envoyer plusieurs colis',
    text: 'Envoyez un fichier ou collez un tableau, avec un colis par ligne. Les lignes correctes sont conservées, les autres se corrigent ici.',
    notices: [],
    errors: {},
    errorsTitle: 'Un point est à corriger',
    version: '3',
    goodToKnow: 'Bon à savoir',
    back: { label: 'Colissimo en ligne', href: '/professionnel/colissimo-en-ligne' },
    table: {
      csv: {
        hint: '1 000 colis au plus. Séparez les colonnes par des points-virgules, des virgules ou des tabulations.',
        accept: '.csv,.txt,text/csv,text/plain',
        limits: { files: 1, fileSize: tableBytes, totalSize: null },
        says: {
          empty: 'Ce tableau n’a aucune ligne de colis. Ajoutez-en une, puis envoyez-le de nouveau.',
          'too-large': 'Ce tableau est trop lourd : 2 Mo au plus. Envoyez-le en plusieurs fois.',
          'too-many': 'Ce tableau est trop lourd : 2 Mo au plus. Envoyez-le en plusieurs fois.',
          total: 'Ce tableau est trop lourd : 2 Mo au plus. Envoyez-le en plusieurs fois.',
        },
      },
      pasted: '',
      template: { label: 'Télécharger le modèle (CSV)', href: '/professionnel/ecom/colis/lot.csv' },
      hasRows: false,
    },
    columns: null,
    rows: null,
  };

  test('a batch that is not begun asks for a table, and for nothing else', () =>
    expect(plain(aBatch())).toEqual(asked));

  test.each<[NonNullable<BatchState['faults']['table']>, string]>([
    [{ code: 'required' }, 'Choisissez un fichier ou collez vos lignes.'],
    [{ code: 'empty' }, 'Ce tableau n’a aucune ligne de colis. Ajoutez-en une, puis envoyez-le de nouveau.'],
    [
      { code: 'too-many', count: 1001, most: 1000 },
      'Trop de lignes : un lot compte 1 000 colis au plus, et vous en envoyez au moins 1 001. Envoyez-les en plusieurs fois.',
    ],
    [{ code: 'too-large' }, 'Ce tableau est trop long : envoyez-le en plusieurs fois.'],
    [
      { code: 'table-too-large', most: tableBytes },
      'Ce tableau est trop lourd : 2 Mo au plus. Envoyez-le en plusieurs fois.',
    ],
  ])('says what is wrong with its table: %o', (table, text) =>
    expect(plain(aBatch({ faults: { table } }))).toEqual({ ...asked, errors: { csv: text } }),
  );

  test('a batch that is not begun gives back the pasted table, saved or not, and names the file that is lost', () => {
    const table = { ...asked.table, pasted: 'Achats;71000' };
    expect(plain(aBatch({ pasted: 'Achats;71000' }))).toEqual({ ...asked, table });
    expect(plain(aBatch({ pasted: 'Achats;69002', typed: { pasted: 'Achats;71000' } }))).toEqual({ ...asked, table });
    expect(plain(aBatch({ lost: 'lot.csv' })).table.lost).toContain('Le fichier « lot.csv »');
  });
});

describe('the columns of a table', () => {
  const table = {
    head: ['CP', 'Remarque', ''],
    rows: [
      ['71000', '', ''],
      ['69002', 'fragile', '', 'urgent'],
    ],
  };

  test('have the names that they were given, and the first thing that stands in them', () => {
    const { columns, rows, table: asked } = plain(aBatch({ table, rows: [aBatchRow()] }));
    expect(columns).toMatchObject({
      title: '2 colis lus : que contient chaque colonne ?',
      text: 'Vérifiez ce que nous avons reconnu. Une colonne marquée « Ne pas lire » est ignorée.',
      columns: [
        { name: 'column.0', label: 'CP', hint: 'Par exemple : 71000', value: 'postalCode' },
        { name: 'column.1', label: 'Remarque', hint: 'Par exemple : fragile', value: '' },
        { name: 'column.2', label: 'Colonne 3', hint: 'Colonne vide', value: '' },
        { name: 'column.3', label: 'Colonne 4', hint: 'Par exemple : urgent', value: '' },
      ],
    });
    expect(columns?.choices.slice(0, 2)).toEqual([
      { code: '', name: 'Ne pas lire' },
      { code: 'recipient.companyName', name: 'Société' },
    ]);
    expect([rows, asked.hasRows], 'the parcels that are kept come after').toEqual([null, true]);
  });

  test('columns without names are numbered, and keep what was chosen for them', () => {
    const { columns } = plain(aBatch({ table: { head: null, rows: [['Mâcon']] }, typed: { columns: ['weight'] } }));
    expect(columns).toMatchObject({
      title: 'Un colis lu : que contient chaque colonne ?',
      text: 'Vos lignes n’ont pas de titres : indiquez ce que contient chaque colonne.',
      columns: [{ label: 'Colonne 1', value: 'weight' }],
    });
  });
});

describe('a parcel to mend', () => {
  const heavy = 'Le poids maximal est de 20 kg pour cette destination. Répartissez le contenu en plusieurs colis.';
  const past: ParcelRefusal = { kind: 'fault', field: 'depositDate', fault: { code: 'date-not-offered' } };

  test.each<[string, ReturnType<typeof told>, BatchRow, ParcelRefusal[]?]>([
    ['a word', [['Poids en kg', 'lourd', expect.stringContaining('en kilogrammes')]], { weight: 'lourd' }],
    // Where the parcel goes decides what may be said of its way.
    [
      'a place',
      [['Pays', 'Ailleurs', 'Ce choix n’est plus proposé : choisissez-en un autre.']],
      { destination: 'Ailleurs', way: 'drone' },
    ],
    ['the recipient', [['Nom', '', 'Saisissez le nom.']], { 'recipient.lastName': '' }],
    [
      'a message with a colon',
      [['Livraison', 'point', expect.stringMatching(/^Ce mode de livraison accepte 20 kg au plus : /)]],
      {
        weight: '25',
        way: 'point',
        pickupPoint: 'FR:1',
        'recipient.email': 'achats@exemple.fr',
        'recipient.mobilePhone': '0600000000',
      },
    ],
    ['the backend', [['Poids en kg', '0,92', heavy]], {}, [tooHeavy]],
    [
      'the backend, of two columns',
      [
        ['Poids en kg', '0,92', heavy],
        ['Nature du contenu', '', 'Choisissez la nature du contenu.'],
      ],
      {},
      [{ kind: 'fault', field: 'category', fault: { code: 'required' } }, past, tooHeavy],
    ],
  ])('shows what is wrong first: %s', (_, fields, row, refusals) => {
    const { fields: shown, others } = wrongRow(aBatchRow(row), refusals);
    expect(told(shown)).toEqual(fields);
    expect(shown.length + others.length, 'the others wait').toBe(32);
    expect(others.filter(({ error }) => error)).toEqual([]);
    expect(others.slice(0, 2)).toEqual([
      { name: 'row.0.recipient.companyName', label: 'Société', value: 'Atelier 3M & Fils' },
      { name: 'row.0.recipient.service', label: 'Service', value: '' },
    ]);
  });

  test('a parcel to mend says once above its columns what concerns none of them', () => {
    const unknown = { kind: 'other', reason: 'new' } as const;
    const { faults, fields, others } = wrongRow(aBatchRow(), [unknown, { ...unknown, reason: 'newer' }, past]);
    expect(faults).toEqual([
      expect.stringContaining('ne pouvons pas accepter'),
      'Ce jour n’est pas proposé à cet endroit. Choisissez-en un autre.',
    ]);
    expect([fields.length, others]).toEqual([32, []]);
    expect(wrongRow(aBatchRow({ weight: 'lourd' })).faults).toEqual([]);
    expect(wrongRow(aBatchRow(), [{ kind: 'fault', field: 'weight', fault: { code: 'weight' } }]).faults).toEqual([]);
  });

  test('a parcel whose value needs more for customs says so, until the number of the company stands below', () => {
    const goods = theContents({ category: 'sale', 'article.1.value': '900', 'article.1.hsCode': '490199' });
    const { articles: _, ...row } = aBatchRow({ ...goods, destination: 'CH', postalCode: '1200' });
    const common = theParcelAnswers({ 'sender.isCompany': 'yes', 'sender.companyName': 'Atelier' });
    expect(wrongRow(row, [], common).faults).toEqual([expect.stringContaining('numéro EORI')]);
    const { status } = rowsOf({ rows: [row], common: { ...common, eori: 'FR 732 829 320' } });
    expect(status).toBe('Un colis prêt, rien à corriger');
  });

  test.each<[string, BatchRow]>([
    ['Ligne 1 : Atelier 3M & Fils, 71000 Mâcon', {}],
    ['Ligne 5 : Atelier 3M & Fils, 71000 Mâcon', { line: '5' }],
    ['Ligne 1 : Contact Achats, 71000 Mâcon', { 'recipient.companyName': undefined }],
    [
      'Ligne 1 : Achats, Mâcon',
      { 'recipient.companyName': undefined, 'recipient.firstName': undefined, postalCode: undefined },
    ],
    [
      'Ligne 1 : 71000',
      {
        'recipient.companyName': undefined,
        'recipient.firstName': undefined,
        'recipient.lastName': undefined,
        'recipient.city': undefined,
      },
    ],
  ])('is called « %s »', (title, row) => expect(wrongRow(aBatchRow({ weight: 'lourd', ...row })).title).toBe(title));

  test('a parcel to mend shows a value of the table that is no choice, and each choice once', () => {
    const choicesOf = (category?: string) => {
      const { fields, others } = wrongRow(aBatchRow({ weight: 'lourd', ...(category && { category }) }));
      const field = [...fields, ...others].find(({ label }) => label === 'Nature du contenu');
      return field?.choices?.map(({ code, name }) => `${code} ${name}`);
    };
    const offered = ['gift Cadeau', 'documents Documents', 'sample Échantillon', 'sale Vente de marchandises'];
    const all = [...offered, 'return Retour de marchandises', 'other Autre'];
    expect(choicesOf()).toEqual([' –', ...all]);
    expect(choicesOf('sale')).toEqual([' –', ...all]);
    expect(choicesOf('prêt')).toEqual([' –', 'prêt « prêt »', ...all]);
  });
});

test('a fault that all parcels share stands at its field and counts once a parcel', () => {
  const faults = {
    common: { 'sender.lastName': { code: 'required' }, depositDate: undefined, hazmat: { code: 'required' } },
  } as const;
  const { errors, errorsTitle } = plain(aBatch({ rows: [aBatchRow()], faults }));
  expect([errors, errorsTitle]).toEqual([
    {
      'sender.lastName': 'Expéditeur : saisissez le nom.',
      hazmat: 'Confirmez que vous n’envoyez rien d’interdit.',
    },
    '2 points sont à corriger',
  ]);
});

describe('the parcels that are ready', () => {
  const rows = [
    aBatchRow({ quantity: '3', way: 'signature' }),
    aBatchRow({ weight: 'lourd' }),
    aBatchRow({ 'recipient.companyName': 'Café du Port' }),
  ];

  test('the ready parcels of a batch are bought at their price while others are mended', () => {
    const { wrong, common: _, ...ready } = rowsOf({ rows });
    expect(wrong.map(({ at }) => at)).toEqual([1]);
    expect(ready).toEqual({
      count: 3,
      status: '4 colis prêts, un à corriger',
      ready: {
        title: 'Voir les 4 colis prêts',
        page: 1,
        isOpen: false,
        pages: [],
        rows: [
          {
            at: 0,
            number: 1,
            to: 'Atelier 3M & Fils, 71000 Mâcon',
            parcel: '3 colis identiques, 920 g, Domicile contre signature',
            price: '10,00 € HT (12,00 € TTC)',
            change: {
              label: 'Modifier la ligne 1 : Atelier 3M & Fils, 71000 Mâcon',
              href: `${path}?ligne=1#lignes`,
            },
            name: 'Ligne 1 : Atelier 3M & Fils, 71000 Mâcon',
          },
          {
            at: 2,
            number: 3,
            to: 'Café du Port, 71000 Mâcon',
            parcel: '920 g, Domicile',
            price: '10,00 € HT (12,00 € TTC)',
            change: { label: 'Modifier la ligne 3 : Café du Port, 71000 Mâcon', href: `${path}?ligne=3#lignes` },
            name: 'Ligne 3 : Café du Port, 71000 Mâcon',
          },
        ],
      },
      file: { label: 'Télécharger mes lignes (CSV)', href: '/professionnel/ecom/colis/lot.csv?lot=1' },
      totals: [
        {
          label: 'Total',
          value: '20,00 € HT (24,00 € TTC)',
          short: 'Total HT',
          brief: '20,00 €',
          columns: ['20,00 €', '24,00 €'],
          strong: true,
        },
      ],
      quote: 'devis-1',
      buy: 'Ajouter 4 colis au panier',
    });
  });

  test('the parcels of a batch in the cart are changed there', () =>
    expect(rowsOf({ rows, isEdited: true }).buy).toBe('Enregistrer 4 colis'));

  test('wait for their price where nobody says it, and are bought at none', () => {
    const { notices, rows: shown } = plain(aBatch({ rows, isAway: true }));
    expect(notices).toEqual([
      {
        tone: 'warning',
        text: 'Les prix sont momentanément indisponibles. Vos colis sont conservés, veuillez réessayer.',
      },
    ]);
    expect(shown?.ready.rows.map(({ price }) => price)).toEqual(['', '']);
    expect([shown?.totals, shown?.quote, shown?.buy]).toEqual([[], null, undefined]);
  });

  test('no parcel of a batch is ready where the backend takes none, whatever price it gives', () => {
    const { ready, buy, status } = rowsOf({ rows: [aBatchRow()], refusals: [[tooHeavy]] });
    expect([ready.rows, buy, status]).toEqual([[], undefined, 'Aucun colis prêt, un à corriger']);
    expect(plain(aBatch({ rows: [aBatchRow({ weight: 'lourd' })] })).notices, 'no price is missed').toEqual([]);
  });

  test('the ready parcels of a batch are changed one by one, among those to mend', () => {
    const { wrong, status } = rowsOf({ rows, ligne: 3 });
    expect(wrong.map(({ at }) => at)).toEqual([2, 1]);
    expect([wrong[0]?.fields.length, status]).toEqual([32, '4 colis prêts, un à corriger']);
  });

  test('the ready parcels of a batch are listed a hundred at a time, and the last of a page is removed within the list', () => {
    const listed = (count: number, page?: number) => {
      const { ready } = rowsOf({ rows: many(count), ...(page && { page }) });
      const numbers = ready.rows.map(({ number }) => number);
      return { page: ready.page, isOpen: ready.isOpen, from: numbers[0], to: numbers.at(-1), pages: ready.pages };
    };
    const pages = [
      { label: 'De 1 à 100', href: `${path}?page=1#prets` },
      { label: 'De 101 à 200', href: `${path}?page=2#prets` },
      { label: 'De 201 à 201', href: `${path}?page=3#prets` },
    ];
    expect(listed(201)).toEqual({ page: 1, isOpen: false, from: 1, to: 100, pages });
    expect(listed(201, 2)).toEqual({ page: 2, isOpen: true, from: 101, to: 200, pages });
    expect(listed(201, 3)).toEqual({ page: 3, isOpen: true, from: 201, to: 201, pages });
    expect(listed(200, 3)).toEqual({ page: 2, isOpen: true, from: 101, to: 200, pages: pages.slice(0, 2) });
    expect(listed(100, 2)).toEqual({ page: 1, isOpen: true, from: 1, to: 100, pages: [] });
    expect(rowsOf({ rows: [aBatchRow({ weight: 'lourd' })], page: 2 }).ready).toMatchObject({ page: 1, rows: [] });
  });
});

test('ten of many parcels to mend are shown, and the others are counted', () => {
  const shown = (count: number) => {
    const { wrong, more } = rowsOf({ rows: many(count, aBatchRow({ weight: 'lourd' })) });
    return [wrong.length, more];
  };
  expect(shown(10)).toEqual([10, undefined]);
  expect(shown(11)).toEqual([10, 'Un autre colis à corriger s’affichera ensuite.']);
  expect(shown(13)).toEqual([10, '3 autres colis à corriger s’afficheront ensuite.']);
});

const everywhere = ['post-office', 'pickup-point', 'letterbox'];

test('all parcels share who sends them, where and when, as it was answered', () => {
  const common = { ...theParcelAnswers(), hazmat: '2026-09' };
  const shared = rowsOf({ rows: [aBatchRow()], common }).common;
  expect(shared).toEqual({
    values: common,
    sender: { party: 'sender', title: 'Expéditeur', asksEmail: true },
    origins: [
      { code: 'FR', name: 'France métropolitaine' },
      { code: 'GP', name: 'Guadeloupe' },
    ],
    places: [
      { code: '', name: 'Choisissez un lieu' },
      { code: 'post-office', name: 'En bureau de poste' },
      { code: 'pickup-point', name: 'En point de retrait' },
      { code: 'letterbox', name: 'Dans ma boîte aux lettres' },
    ],
    dates: [
      { code: '', name: 'Choisissez un jour', places: null },
      {
        code: '2026-11-23',
        name: 'lun. 23/11/2026 (en bureau de poste, en point de retrait)',
        places: ['post-office', 'pickup-point'],
      },
      { code: '2026-11-24', name: 'mar. 24/11/2026', places: everywhere },
      { code: '2026-11-25', name: 'mer. 25/11/2026', places: everywhere },
    ],
    eori: { hint: 'FR suivi du SIREN, obligatoire à partir de 1 000,00 € de marchandises déclarées en douane.' },
    hazmat: {
      value: '2026-09',
      label: 'Aucun de ces colis ne contient de marchandise dangereuse ou interdite (liste 2026-09).',
      checked: true,
      list: {
        label: 'Voir la liste des marchandises dangereuses ou interdites',
        href: '/professionnel/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites',
      },
    },
  });
  const earlier = rowsOf({ rows: [aBatchRow()], common: { ...common, hazmat: '2026-08', origin: undefined } }).common;
  expect([earlier.hazmat.checked, earlier.values.origin], 'of another list').toEqual([false, '']);
});
