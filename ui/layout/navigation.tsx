import { Links } from '#ui/components/page/links.tsx';
import type { LinkView } from '#ui/components/views.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './layout.module.css';
import type { NavigationView } from './navigation.view.ts';
import { Phone, Wordmark } from './wordmark.tsx';

/** These parts are HTML of the server (`navigation-html.server.tsx`). */
export const Bar = ({ links }: { links: LinkView[] }) => (
  <ul>
    <Links links={links} />
  </ul>
);

export const MenuGroups = ({ groups }: Pick<NavigationView, 'groups'>) => (
  <ul>
    {groups.map(({ head, links }) => (
      <li key={head.href}>
        <a href={head.href}>{head.label}</a>
        {links.length > 0 && (
          <ul>
            <Links links={links} />
          </ul>
        )}
      </li>
    ))}
  </ul>
);

interface FooterColumnsProps {
  sections: NavigationView['footer'];
  home: string;
  phone: string;
}

export function FooterColumns({ sections, home, phone }: FooterColumnsProps) {
  const copy = useCopy('layout');
  return (
    <>
      <div className={styles.promise}>
        <Wordmark view={{ home }} />
        <p>{copy.promise}</p>
        <Phone number={phone} />
      </div>
      <nav aria-label={copy.footer}>
        {sections.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              <Links links={links} />
            </ul>
          </section>
        ))}
      </nav>
    </>
  );
}
