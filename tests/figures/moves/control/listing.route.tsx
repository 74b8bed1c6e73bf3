import { Link, type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router';
import { added, ask, type Product } from './backend.ts';

export async function loader({ params }: LoaderFunctionArgs) {
  const query = encodeURIComponent(`:relevance:allCategories:${params.code}`);
  const { products } = await ask<{ products: Product[] }>(
    `/products/search?query=${query}&currentPage=0&pageSize=96&fields=FULL`,
  );
  return {
    cards: products.map(({ code, name, url, price, images }) => ({
      code,
      name,
      href: `/boutique${url}`,
      price: price?.formattedValue ?? '',
      picture: images?.[0]?.url.replace(/-\d+$/, '-360') ?? '',
    })),
  };
}

export const action = added;
export const shouldRevalidate = () => false;
export const meta = () => [{ title: 'Liste' }];

export default function Listing() {
  const { cards } = useLoaderData<typeof loader>();
  const { Form, state, data } = useFetcher<{ count: number }>();
  return (
    <>
      <h1>Toute la boutique</h1>
      {data && <dialog open>Ajouté au panier ({data.count})</dialog>}
      <Form method="post">
        <ul className="cards">
          {cards.map(({ code, name, href, price, picture }, index) => (
            <li key={code}>
              <img src={picture} alt="" width={360} height={360} loading={index > 3 ? 'lazy' : undefined} />
              <h3>
                <Link to={href}>{name}</Link>
              </h3>
              <strong>{price}</strong>
              <button name="add" value={code} aria-busy={state !== 'idle'}>
                Ajouter
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </>
  );
}
