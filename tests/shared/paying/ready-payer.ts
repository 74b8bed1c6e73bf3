import { type shopOn, signedIn } from '#adapters/testing/shop.ts';
import { concludePayment } from '#domain/checkout/conclude-payment.ts';
import { startPayment } from '#domain/checkout/start-payment.ts';
import { providerStates } from '#mocks/features.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { worldNamed } from '#mocks/shared/world.ts';

const pro = 'pro-certifie@exemple.fr';

/** A professional on the payment page, with everything chosen, in a world of its own. @param shopNow where each call goes. */
export async function readyPayer(shopNow: () => Pick<ReturnType<typeof shopOn>, 'portsFor'>) {
  const world = worldNamed(crypto.randomUUID());
  const parameters = { owner: pro, site: 'pro', product: fixedProducts.shippingLabel, quantity: 1 };
  await providerStates['a cart ready to be paid']?.(world, parameters);
  const ports = () => shopNow().portsFor(signedIn(pro, { testWorld: world.name, mode: 'pro' }));
  const cart = await ports().carts.current();
  const [cartCode, shown] = [cart?.code ?? '', cart?.total.ttc.cents ?? 0];
  return {
    world,
    cartCode,
    order: (mode: string = 'card') =>
      startPayment(ports(), {
        cartCode,
        paymentMode: mode,
        displayedTotal: shown,
        returnUrl: 'https://boutique.exemple.fr/retour',
        mode: 'pro',
        waivedAt: null,
      }),
    conclude: (paymentId: string | null = null) => concludePayment(ports(), { paymentId, cartCode }),
  };
}
