import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import styles from './blocks.module.css';
import type { BannerView, BlockView, CarouselView, SlotView, SubcategoriesView } from './blocks.view.ts';

/** An editor's blocks; stateless, and rendered on the server only (`content-html.server.tsx`). */
export const Slots = ({ slots }: { slots: SlotView[] }) =>
  slots.map(({ position, blocks }) => (
    <div key={position} className={styles.slot}>
      {blocks.map((block) => (
        <Block key={block.uid} view={block} />
      ))}
    </div>
  ));

function Block({ view }: { view: BlockView }) {
  switch (view.kind) {
    case 'banner':
      return (
        <div className={styles.banner} data-above={view.above} data-below={view.below}>
          <Banner view={view} heading="h2" />
        </div>
      );
    case 'carousel':
      return <Carousel view={view} />;
    case 'subcategories':
      return <Subcategories view={view} />;
    default:
      // oxlint-disable-next-line react/no-danger -- the adapter let only harmless elements through
      return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: view.html }} />;
  }
}

function Banner({ view, heading: Heading }: { view: BannerView; heading: 'h2' | 'p' }) {
  const { headline, texts, link, picture } = view;
  const image = picture && (
    <img
      src={picture.src}
      alt={picture.alt}
      data-name={picture.alt ? undefined : headline}
      {...(picture.size ?? { 'data-shapeless': true })}
      data-square={picture.isSquare}
      loading="lazy"
    />
  );
  const name = headline || image;
  return (
    <article>
      {headline && image}
      <Heading>
        {link ? (
          <a href={link.href} data-covers>
            {name}
            {link.note && <VisuallyHidden>{` ${link.note}`}</VisuallyHidden>}
          </a>
        ) : (
          name
        )}
      </Heading>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </article>
  );
}

/** A scroll-snap list, which is a grid where it fits. */
function Carousel({ view: { title, titleTag: Title, more, banners } }: { view: CarouselView }) {
  return (
    <section className={styles.carousel}>
      <header>
        <Title>{title}</Title>
        {more && (
          <a href={more.href}>
            <span>{more.label}</span>
            {more.note && <VisuallyHidden>{` ${more.note}`}</VisuallyHidden>}
          </a>
        )}
      </header>
      <ul tabIndex={0} aria-label={title}>
        {banners.map((banner) => (
          <li key={banner.uid}>
            <Banner view={banner} heading="p" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Subcategories({ view: { radius, ground, label, links } }: { view: SubcategoriesView }) {
  return (
    <div className={styles.subcategories} data-radius={radius} data-ground={ground ? true : undefined}>
      {/* An SVG may set any colour; a style attribute would violate the security policy. */}
      {ground && (
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path fill={ground} d="M0 0h1v1H0z" />
        </svg>
      )}
      <h2>{label}</h2>
      <ul aria-label={label}>
        {links.map(({ href, label: name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
