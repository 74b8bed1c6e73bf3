import type { LinkView } from '#ui/components/views.ts';

/** The items of a list of links. */
export const Links = ({ links }: { links: readonly LinkView[] }) =>
  links.map(({ href, label }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
