import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import sprite from '#ui/components/icons/sprite.svg?raw';
import { Icon, type IconName } from '#ui/components/values/icon.tsx';
import styles from './tokens.stories.module.css';

const meta = {
  title: 'styles/Tokens',
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The custom properties that a style sheet of this page sets on its root; a Storybook that is built adds some for older browsers. */
function tokens(rules: Iterable<CSSRule> = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
  const names = new Set<string>();
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText === ':root')
      for (const name of [...rule.style].filter((property) => /^--(?!lightningcss)/.test(property))) names.add(name);
    if (rule instanceof CSSLayerBlockRule) for (const name of tokens(rule.cssRules)) names.add(name);
  }
  return names;
}

const valueOf = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token);
const named = (start: string) => [...tokens()].filter((token) => token.startsWith(`--${start}`));
const colours = () => [...tokens()].filter((token) => CSS.supports('color', valueOf(token)));

/** What stands on what in the shop: text, its ground and the least ratio (3 for edges and for large text). */
const pairs: [text: string, grounds: string[], least?: 3][] = [
  ['--ink', ['--paper', '--white', '--sand', '--action-pale', '--ochre-pale', '--seal-pale', '--moss-pale']],
  ['--ink-soft', ['--paper', '--white', '--sand', '--action-pale']],
  ['--action', ['--paper', '--white', '--sand', '--action-pale']],
  ['--action-hover', ['--paper', '--white', '--sand', '--action-pale']],
  ['--on-action', ['--action', '--action-hover']],
  ['--white', ['--ink']],
  ['--on-plate', ['--plate']],
  ['--on-footer', ['--footer']],
  ['--on-footer-soft', ['--footer']],
  ['--seal', ['--paper', '--white', '--seal-pale'], 3],
  ['--seal-dark', ['--paper', '--white', '--seal-pale']],
  ['--moss-dark', ['--paper', '--white', '--moss-pale']],
  ['--moss-pale', ['--moss-dark']],
  ['--ochre-dark', ['--paper', '--white', '--ochre-pale']],
  ['--line-strong', ['--paper', '--white', '--sand'], 3],
];

/** Parts what belongs together or carries what is printed; nobody has to see it. */
const withoutContrast = ['--line'];

const looks = ['light', 'dark'].flatMap((scheme) => ['part', 'pro'].map((mode) => ({ scheme, mode })));

function Colours() {
  return looks.map(({ scheme, mode }) => (
    <section key={scheme + mode} data-scheme={scheme} data-mode={mode} className={styles.look}>
      <h2>{`${scheme}, ${mode}`}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Text or edge</th>
            <th scope="col">Ground and ratio</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([text, grounds, least = 4.5]) => (
            <tr key={text + grounds[0]}>
              <th scope="row">{text}</th>
              <td>
                {grounds.map((ground) => (
                  <Pair key={ground} text={text} ground={ground} least={least} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.plain}>
        {withoutContrast.map((token) => (
          <li key={token}>
            <span className={styles.swatch} style={{ background: `var(${token})` }} />
            {token}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The sample shows the pair; the ratio beside it is read from what the browser made of it. */
function Pair({ text, ground, least }: { text: string; ground: string; least: number }) {
  const measure = (sample: HTMLElement | null) => {
    if (sample?.nextElementSibling) sample.nextElementSibling.textContent = ratioOf(sample).toFixed(2);
  };
  return (
    <span className={styles.pair} data-least={least}>
      <span
        ref={measure}
        className={styles.sample}
        style={{ color: `var(${text})`, background: `var(${ground})`, borderColor: `var(${text})` }}
        aria-hidden="true"
        data-pair={`${text} on ${ground}`}
      >
        Aa
      </span>
      <output aria-label={`${text} on ${ground}`} />
      {ground}
    </span>
  );
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Red, green and blue of any colour that the browser knows, from 0 to 1. */
function channels(colour: string): number[] {
  if (!canvas) throw new Error('This browser draws nothing.');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3), (channel) => channel / 255);
}

/** Relative luminance and ratio as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string): number {
  const [darker = 0, lighter = 0] = [luminance(text), luminance(ground)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function ratioOf(sample: HTMLElement): number {
  const { color, backgroundColor } = getComputedStyle(sample);
  return contrast(color, backgroundColor);
}

/** Each pair can be read, in both schemes and in both modes; each colour says what it stands on. */
export const ColoursAndTheirContrast: Story = {
  render: () => <Colours />,
  // Edges and large text are shown as small samples here.
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')];
    const faint = samples
      .filter((sample) => ratioOf(sample) < Number(sample.parentElement?.dataset.least))
      .map((sample) => `${sample.dataset.pair} (${JSON.stringify(sample.closest('section')?.dataset)})`);
    await expect(faint).toEqual([]);
    await expect(samples).toHaveLength(4 * pairs.reduce((sum, [, grounds]) => sum + grounds.length, 0));
    const used = new Set([...withoutContrast, ...pairs.flatMap(([text, grounds]) => [text, ...grounds])]);
    await expect([...used].toSorted()).toEqual(colours().toSorted());
    await expect(contrast('#fff', '#000'), 'the measure measures').toBeCloseTo(21, 5);
  },
};

/** The rules of the shop's style sheets that set both a text and its ground by name. */
const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });
const ruleWithBoth = /\{[^{}]*?(?<![-\w])color: var\((--[\w-]+)\)[^{}]*\}/g;

export const EveryPairOfTheShop: Story = {
  render: () => <p>{`${Object.keys(sheets).length} style sheets`}</p>,
  play: async () => {
    const shown = new Set(pairs.flatMap(([text, grounds]) => grounds.map((ground) => `${text} on ${ground}`)));
    const set = Object.entries(sheets).flatMap(([file, sheet]) =>
      [...sheet.matchAll(ruleWithBoth)].flatMap(([rule, text]) => {
        const ground = /background(?:-color)?: var\((--[\w-]+)\)/.exec(rule)?.[1];
        return ground ? [{ file, pair: `${text} on ${ground}` }] : [];
      }),
    );
    await expect(set.length).toBeGreaterThan(20);
    await expect(set.filter(({ pair }) => !shown.has(pair))).toEqual([]);
  },
};

export const Type: Story = {
  render: () => (
    <>
      {named('font').map((font) => (
        <section key={font}>
          <h2>{font}</h2>
          {named('text').map((size) => (
            <p key={size} style={{ fontFamily: `var(${font})`, fontSize: `var(${size})` }} data-size={size}>
              Vignette à imprimer, 1,39 € <small>{`${size}: ${valueOf(size)}`}</small>
            </p>
          ))}
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll<HTMLElement>('section:first-of-type [data-size]')];
    const sizes = lines.map((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    await expect(sizes.length).toBeGreaterThan(3);
    await expect(sizes, 'each size is greater than the one before').toEqual(
      [...new Set(sizes)].toSorted((a, b) => a - b),
    );
    await expect(sizes[0]).toBeGreaterThanOrEqual(15);
  },
};

export const TypeOnAPhone: Story = { ...Type, globals: { viewport: { value: 'phone' } } };

export const SpaceAndRadii: Story = {
  render: () => (
    <dl className={styles.lengths}>
      {[...named('space'), '--margin', '--gutter', '--section', ...named('radius')].map((token) => (
        <div key={token}>
          <dt>{token}</dt>
          <dd>
            <span
              data-token={token}
              className={styles.bar}
              style={token.startsWith('--radius') ? { borderRadius: `var(${token})` } : { inlineSize: `var(${token})` }}
            />
            {valueOf(token)}
          </dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll<HTMLElement>('[data-token^="--space"]')].map(
      ({ offsetWidth }) => offsetWidth,
    );
    await expect(widths.length).toBeGreaterThan(5);
    await expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
    const [radius] = canvasElement.querySelectorAll('[data-token^="--radius"]');
    await expect(radius && getComputedStyle(radius).borderRadius).not.toBe('0px');
  },
};

/** Of the sprite; two of its drawings are no icons beside words. */
const icons = [...sprite.matchAll(/<symbol[^>]* id="([\w-]+)"/g)]
  .map(([, id = '']) => id)
  .filter((id) => id !== 'mark');

export const Icons: Story = {
  render: () => (
    <ul className={styles.icons}>
      {icons.map((name) => (
        <li key={name}>
          {(['small', 'normal', 'large'] as const).map((size) => (
            <Icon key={size} name={name as IconName} size={size} />
          ))}
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const uses = [...canvasElement.querySelectorAll('use')];
    await expect(uses.length).toBeGreaterThan(60);
    const notDrawn = () => uses.filter((use) => use.getBBox().width === 0).map((use) => use.getAttribute('href'));
    await waitFor(() => expect(notDrawn()).toEqual([]));
  },
};

/** Nothing on this page is a list by hand: a new token that no story shows is missed here. */
export const NoneLeftOut: Story = {
  render: () => <p>{`${tokens().size} tokens`}</p>,
  play: async () => {
    const lengths = ['--margin', '--gutter', '--section'];
    const unseen = ['--short', '--medium', '--ease', '--split'];
    const shown = [...colours(), ...named('font'), ...named('text'), ...named('space'), ...named('radius'), ...lengths];
    await expect([...tokens()].filter((token) => !shown.includes(token) && !unseen.includes(token))).toEqual([]);
    await expect(colours()).toContain('--action');
  },
};
