/** `npm run figures -- groups-missing`: the service groups of the specification without a contract, an adapter or a mock. */
import { existsSync } from 'node:fs';
import { providerOf, SHOP } from '#adapters/testing/pacticipants.ts';
import { serviceGroups } from '../pacts/service-groups.ts';

const layers = [
  { name: 'contract', at: (feature: string) => `contracts/${feature}/openapi.yaml` },
  { name: 'pact', at: (feature: string) => `contracts/pacts/${SHOP}-${providerOf(feature)}.json` },
  { name: 'adapter', at: (feature: string) => `adapters/${feature}` },
  { name: 'mock', at: (feature: string) => `mocks/${feature}/feature.ts` },
];

const rows = Object.entries(serviceGroups).map(([group, feature]) => ({
  group,
  feature,
  missing: layers.filter(({ at }) => !existsSync(at(feature))).map(({ name }) => name),
}));
const lacking = rows.filter(({ missing }) => missing.length > 0);
for (const { group, feature, missing } of lacking) console.log(`${group}\t${feature}\tno ${missing.join(', no ')}`);
console.log(
  `${rows.length - lacking.length} of ${rows.length} service groups have a contract, a pact, an adapter and a mock.`,
);
