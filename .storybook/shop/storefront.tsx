import { useEffect, useSyncExternalStore } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isPlain, linkOf } from '#ui/lean/links.ts';
import { labelsIn } from '#ui/wording/eager-labels.ts';
import { CopyContext } from '#ui/wording/use-copy.ts';
import type { OpenShop } from './open-shop.ts';
import { Elsewhere } from './other-sites.tsx';
import { manifest, routeModules } from './routes.ts';

const framework = {
  manifest,
  routeModules,
  future: {},
  ssr: true,
  isSpaMode: false,
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as const;

/** The shop on the screen. Links and forms that no program takes load a document, as a browser does. */
export function Storefront({ shop }: { shop: OpenShop }) {
  const page = useSyncExternalStore(shop.subscribe, () => shop.page);
  useDocumentLoads(shop);
  if (!page) return null;
  if (!page.router) return <Elsewhere shop={shop} address={page.elsewhere} />;
  return (
    <FrameworkContext value={framework}>
      <CopyContext value={labelsIn(shop.language)}>
        {/* Each document is a page of its own: a provider would go on showing the state of the router before. */}
        <RouterProvider key={page.load} router={page.router} useTransitions={false} />
      </CopyContext>
    </FrameworkContext>
  );
}

/** On the window: whatever the shop does with a click or a form comes first. */
function useDocumentLoads(shop: OpenShop) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isPlain(event) || link.target || link.download || !/^https?:/.test(link.protocol)) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      void shop.load(link.origin === location.origin ? new Request(link.href) : link.href);
    };
    const submit = (event: SubmitEvent) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      void shop.load(requestOf(event.target, event.submitter));
    };
    window.addEventListener('click', follow);
    window.addEventListener('submit', submit);
    return () => {
      window.removeEventListener('click', follow);
      window.removeEventListener('submit', submit);
    };
  }, [shop]);
}

function requestOf(form: HTMLFormElement, submitter: HTMLElement | null): Request {
  const fields = new URLSearchParams(
    [...new FormData(form, submitter)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '/';
  const address = new URL(action, location.origin);
  if (form.method === 'post') return new Request(address, { method: 'POST', body: fields });
  address.search = fields.toString();
  return new Request(address);
}
