import { expect, test } from 'vitest';
import { voucherRules } from '#mocks/cart/vouchers.ts';
import { catalogItems } from '#mocks/catalog/items.ts';
import { points } from '#mocks/pickup/points.ts';
import { accounts } from '#mocks/session/accounts.ts';
import { pactFiles } from './pact-files.ts';

const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`;

/** What the pacts name, and the columns that say what a backend must know of it. */
const kinds = [
  {
    title: 'Accounts',
    columns: ['e-mail', 'site', 'addresses'],
    rows: accounts.map(({ uid, profile, addresses }) => [uid, profile, addresses.map(({ id }) => id).join(', ')]),
  },
  {
    title: 'Products',
    columns: ['code', 'name', 'type', 'stock', 'at most in a cart', 'offers, with tax'],
    rows: catalogItems.map(({ code, name, productType, stock, maxQuantity, offers }) => [
      code,
      name.fr,
      productType,
      stock,
      maxQuantity,
      offers.map(({ sellerId, sellerName, priceCents }) => `${sellerId ?? sellerName} ${euros(priceCents)}`).join(', '),
    ]),
  },
  {
    title: 'Vouchers',
    columns: ['code', 'percent', 'free delivery', 'sites', 'expired'],
    rows: Object.entries(voucherRules).map(([code, { percent, freeDelivery, sites, expired }]) => [
      code,
      percent,
      freeDelivery,
      sites.join(', '),
      expired,
    ]),
  },
  {
    title: 'Pickup points',
    columns: ['name', 'shown as', 'kind', 'address'],
    rows: points.map(({ name, displayName, kind, line1, postalCode, town }) => [
      name,
      displayName,
      kind,
      `${line1}, ${postalCode} ${town}`,
    ]),
  },
];

/** By each word of an interaction that may be a code: the states that it begins from. */
function statesByWord(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { description: _, ...interaction } of pactFiles().flatMap(({ interactions }) => interactions)) {
    const states = (interaction.providerStates ?? []).map(({ name }) => name);
    for (const word of JSON.stringify(interaction).match(/[\w@.-]+/g) ?? [])
      found.set(word, new Set([...(found.get(word) ?? []), ...states]));
  }
  return found;
}

function tableOf({ title, columns, rows }: (typeof kinds)[number], words: Map<string, Set<string>>): string {
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  const named = rows.flatMap((row) => {
    const states = words.get(String(row[0]));
    return states ? [line([...row, [...states].toSorted().join('; ')])] : [];
  });
  const head = [...columns, 'named by interactions of'];
  return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...named, ''].join('\n');
}

test('the list of what the states must hold is what the pacts name in the mock’s tables: `npm run answers` renews it', async () => {
  const words = statesByWord();
  const text = `# What the states must hold

What the pacts name by its code or address, as the mock backend has it. \`npm run answers\` makes this file.

${kinds.map((kind) => tableOf(kind, words)).join('\n')}`;
  await expect(text).toMatchFileSnapshot('../../contracts/pacts/DATA.md');
});
