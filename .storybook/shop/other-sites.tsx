import { type Ending, returnUrlOf } from './adapters-and-mocks.ts';
import type { OpenShop } from './open-shop.ts';

const style = { maxWidth: '44rem', margin: '2rem auto', padding: '0 1.25rem', overflowWrap: 'anywhere' } as const;

const endings: Record<Ending, string> = {
  paid: 'Pay',
  refused: 'Be refused by the bank',
  abandoned: 'Give up',
  late: 'Pay, and let the shop know 8 seconds later',
  never: 'Pay, and never let the shop know',
};

/** In place of other sites, which nobody serves here. Only a bank does what was asked of it. */
export function Elsewhere({ shop, address }: { shop: OpenShop; address: string }) {
  const { pathname, searchParams } = new URL(address);
  const [, paymentId] = /^\/paiement\/([^/]+)$/.exec(pathname) ?? [];
  const world = searchParams.get('world') ?? '';
  const ends = async (ending: Ending) => {
    const session = await shop.bank.end({ paymentId: paymentId ?? '', world }, ending);
    if (session) await shop.load(returnUrlOf(session));
  };
  return (
    <main style={style}>
      <h1>The shopper has left the shop</h1>
      <p>{address}</p>
      {paymentId && (
        <ul>
          {Object.entries(endings).map(([ending, label]) => (
            <li key={ending}>
              <button type="button" onClick={() => void ends(ending as Ending)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <a href={shop.currentAddress}>Back to the shop</a>
    </main>
  );
}
