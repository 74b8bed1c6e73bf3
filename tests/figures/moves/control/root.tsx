import type { ReactNode } from 'react';
import { Form, Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useFetcher } from 'react-router';
import type { loader as suggestions } from './suggestions.route.ts';
import './control.css';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <header>
        <Link to="/boutique/c/racine">La boutique</Link>
        <Search />
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Search() {
  const { load, data } = useFetcher<typeof suggestions>();
  return (
    <Form role="search" action="/boutique/c/racine">
      <input
        type="search"
        name="q"
        aria-label="Rechercher"
        onChange={({ currentTarget: { value } }) => void load(`/propositions?q=${encodeURIComponent(value)}`)}
      />
      <div role="listbox">
        {data?.found.map((each) => (
          <div key={each} role="option" aria-selected="false" tabIndex={-1}>
            {each}
          </div>
        ))}
      </div>
    </Form>
  );
}
