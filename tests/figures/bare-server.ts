/**
 * Servers that the shop is compared with. `react`: a page of the same cards by react-dom/server only. `bytes`: the
 * shop's own HTML, sent unchanged. Usage: node bare-server.ts react|bytes <file> <port>
 */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface Product {
  code: string;
  name: string;
  url?: string;
  sellerName?: string;
  price?: { formattedValue?: string };
  images?: { url?: string }[];
}

const [kind, file = '', port] = process.argv.slice(2);
const headers = { 'content-type': 'text/html; charset=utf-8' };

const Card = ({ product: { code, name, url = '', sellerName, price, images } }: { product: Product }) =>
  h(
    'li',
    null,
    h(
      'article',
      { className: 'card' },
      h('a', { className: 'card-link', href: `/boutique${url}` }, [
        h('img', { key: 'picture', src: images?.[0]?.url, alt: '', width: 240, height: 240, loading: 'lazy' }),
        h('h2', { key: 'name', className: 'card-title' }, name),
      ]),
      sellerName ? h('p', { className: 'card-seller' }, sellerName) : null,
      h('p', { className: 'card-price' }, price?.formattedValue),
      h('form', { method: 'post', action: '/panier/ajout' }, h('button', { name: 'code', value: code }, 'Ajouter')),
    ),
  );

const Listing = ({ products }: { products: Product[] }) =>
  h(
    'html',
    { lang: 'fr' },
    h('head', null, h('title', null, 'Liste')),
    h(
      'body',
      null,
      h(
        'main',
        null,
        h('h1', null, 'Liste'),
        h(
          'ul',
          null,
          products.map((product) => h(Card, { key: product.code, product })),
        ),
      ),
    ),
  );

function pages(): (response: ServerResponse) => void {
  if (kind === 'bytes') {
    const html = readFileSync(file);
    return (response) => response.writeHead(200, { ...headers, 'content-length': html.length }).end(html);
  }
  const products: Product[] = JSON.parse(readFileSync(file, 'utf8'));
  return (response) => {
    const { pipe } = renderToPipeableStream(h(Listing, { products }), {
      onShellReady: () => pipe(response.writeHead(200, headers)),
    });
  };
}

const send = pages();
createServer((_request, response) => send(response)).listen(Number(port), '127.0.0.1');
