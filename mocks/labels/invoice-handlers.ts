import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/orders.ts';
import { orderOf } from '../order-book/account-orders.ts';
import { invoicesOf } from '../orders/invoices.ts';
import { pdfAnswer } from '../pdf/answer.ts';
import { pdfName } from '../pdf/file-names.ts';
import { signedInShopperOf } from '../session/users.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { unknownResource } from '../shared/problems.ts';
import { worldOf } from '../shared/world.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

/** The file of an invoice. Orders have the invoices, and labels draw every file. */
export const invoiceHandlers = [
  http.get(
    '/users/{userId}/orders/{orderCode}/invoices/{invoiceId}/download',
    async ({ params, request, response }) => {
      const world = worldOf(request);
      const { uid } = await signedInShopperOf(world, request, params.userId);
      const lang = langOf(request);
      const order = orderOf(world, uid, params.orderCode);
      const found = invoicesOf(world, order, lang).find(({ invoice }) => invoice.invoiceId === params.invoiceId);
      if (!found) throw unknownResource(params.invoiceId);
      const { drawInvoice } = await import('#mocks/labels/pdf/draw.ts');
      const bytes = await drawInvoice({ ...found, order: order.order[lang], lang });
      return response.untyped(pdfAnswer(bytes, pdfName('invoice', lang, [params.invoiceId])));
    },
  ),
];
