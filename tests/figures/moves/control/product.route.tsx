import { type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router';
import { added, ask, type Product } from './backend.ts';

export async function loader({ params }: LoaderFunctionArgs) {
  const { code, name, summary, price, images } = await ask<Product>(`/products/${params.code}?fields=FULL`);
  return { code, name, summary, price: price?.formattedValue, picture: images?.[0]?.url.replace(/-\d+$/, '-720') };
}

export const action = added;
export const shouldRevalidate = () => false;
export const meta = () => [{ title: 'Produit' }];

export default function ProductPage() {
  const { code, name, summary, price, picture } = useLoaderData<typeof loader>();
  const { Form, state, data } = useFetcher<{ count: number }>();
  return (
    <>
      <h1>{name}</h1>
      <img src={picture} alt="" width={720} height={720} fetchPriority="high" />
      {/* The backend's own markup, as an editor wrote it. */}
      <p>{summary?.replace(/<[^>]*>/g, '')}</p>
      <strong>{price}</strong>
      {data && <dialog open>Ajouté au panier ({data.count})</dialog>}
      <Form method="post">
        <button name="add" value={code} aria-busy={state !== 'idle'}>
          Ajouter
        </button>
      </Form>
    </>
  );
}
