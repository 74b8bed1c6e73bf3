import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Call } from '../../mocks/backend.ts';
import type { Witness } from './exercise.ts';

/** What every service says of what it has kept. */
interface Configuration {
  configurationId: string;
  /** Absent where the service sells one product. */
  productCode?: string;
  totalPriceWithTax: object;
}

interface Composed {
  /** The name of the service in its paths. */
  service: string;
  product: string;
  /** What is composed, without its quote. */
  request: object;
  /** Another of them, at another price. */
  changed: object;
  /** What is quoted with a refusal. */
  refused: object;
}

/** A service's goods are priced, kept, put into a cart as one line and changed there; what is refused is not kept. */
export async function composes(
  { gives, call, same }: Witness,
  who: Call,
  { service: name, product, request, changed, refused }: Composed,
) {
  const user = `/users/${who.as ? 'current' : 'anonymous'}`;
  const service = `${user}/${name}`;
  const configurations = `${service}/configurations`;
  for (const lang of ['fr', 'en']) await gives(200, 'GET', `${service}/options?lang=${lang}`, who);
  const quoted = async (body: object) => {
    const quote = await gives<{ quoteId: string }>(200, 'POST', `${service}/quotes`, { ...who, body });
    return { ...who, body: { ...body, quoteId: quote.body.quoteId } };
  };
  const saved = await gives<Configuration>(201, 'POST', configurations, await quoted(request));
  const { configurationId, productCode, totalPriceWithTax } = saved.body;
  same(productCode ?? product, product);
  const one = `${configurations}/${configurationId}`;
  await gives(400, 'POST', configurations, { ...who, body: { ...request, quoteId: 'x' } });
  await gives(200, 'GET', one, who);
  await gives(404, 'GET', `${configurations}/inconnue`, who);
  // A visitor's belongs to whoever knows its id, an account's to nobody else.
  const other = { as: who.as === PRO ? SHOPPER : PRO };
  await gives(who.as ? 404 : 200, 'GET', one.replace(/users\/\w+/, 'users/current'), other);

  const { body: cart } = await call<{ code: string; guid: string }>('POST', `${user}/carts`, who);
  const wholeCart = `${user}/carts/${who.as ? cart.code : cart.guid}`;
  const lines = async () => {
    const { body } = await gives<{ entries: Line[] }>(200, 'GET', wholeCart, who);
    return body.entries;
  };
  const line = (more: object) => ({ ...who, body: { product: { code: product }, quantity: 1, ...more } });
  await gives(400, 'POST', `${wholeCart}/entries`, line({}));
  await gives(400, 'POST', `${wholeCart}/entries`, line({ configurationId: 'inconnue' }));
  await gives(200, 'POST', `${wholeCart}/entries`, line({ configurationId }));
  const priceOf = ({ basePrice, configurationId: id }: Line) => [id, basePrice];
  same((await lines()).map(priceOf), [[configurationId, totalPriceWithTax]]);
  const { body: longer } = await gives<Configuration>(200, 'PUT', one, await quoted(changed));
  same((await lines()).map(priceOf), [[configurationId, longer.totalPriceWithTax]]);
  same(JSON.stringify(longer.totalPriceWithTax) === JSON.stringify(totalPriceWithTax), false);
  await gives(400, 'PUT', one, await quoted(refused));
  await gives(404, 'PUT', `${configurations}/inconnue`, await quoted(request));
  return { service, one, price: longer.totalPriceWithTax, quoted, lines };
}

interface Line {
  basePrice: object;
  configurationId: string;
  product: { code: string };
}
