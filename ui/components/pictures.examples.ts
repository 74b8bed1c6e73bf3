const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" fill="none"><path fill="#fff" d="M0 0h240v240H0z"/>${body}</svg>`)}`;

const stamp = (x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y})"><path fill="#fff" stroke="#d9cfbe" d="M0 0h48v58H0z"/><path fill="${colour}" d="M5 5h38v48H5z"/><circle cx="30" cy="19" r="6" fill="#fff" opacity=".85"/><path fill="#16211f" opacity=".35" d="m5 45 12-15 10 10 7-6 9 10v9H5z"/></g>`;

const booklet = (colour: string) =>
  svg(
    `<path fill="#f1ebdf" d="M28 52h184v136H28z"/>${[36, 92, 148].map((x) => stamp(x, 58, colour) + stamp(x, 122, colour)).join('')}`,
  );

const envelope = (paper: string) =>
  svg(
    `<path fill="${paper}" stroke="#857a68" stroke-width="2" d="M24 68h192v112H24z"/><path stroke="#857a68" stroke-width="2" d="m24 70 96 66 96-66"/>`,
  );

const box = (paper: string) =>
  svg(
    `<path fill="${paper}" d="m120 48 84 40v80l-84 40-84-40V88z"/><path fill="#16211f" opacity=".12" d="m120 128 84-40v80l-84 40z"/><path stroke="#5c3d00" stroke-width="2" opacity=".5" d="m36 88 84 40 84-40M120 128v80"/><path fill="#fff" opacity=".55" d="m70 64 84 40v18l-16 7v-18L54 72z"/>`,
  );

/** Drawings for stories: the shop's pictures come from the backend. */
export const pictures = {
  greenBooklet: booklet('#2f7a46'),
  flowerBooklet: booklet('#b3361b'),
  seaBooklet: booklet('#0b5563'),
  envelope: envelope('#ffffff'),
  kraftEnvelope: envelope('#dcc39a'),
  box: box('#d2a86b'),
  smallBox: box('#c79a5b'),
};
