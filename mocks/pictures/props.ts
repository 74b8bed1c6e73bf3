import {
  block,
  type Camera,
  cylinder,
  join,
  onFace,
  type Part,
  type Point,
  project,
  rect,
  shadow,
} from './solids/solid.ts';

/** A thing that stands beside goods, its middle at a point: about as large as a mug, 95 mm high. */
type Prop = (camera: Camera, at: Point) => Part;

const mug =
  (colour: string): Prop =>
  (camera, [x, y, z]) => {
    const [hx, hy] = project(camera, [x + 40, y, z + 50]);
    const size = camera.scale;
    const handle = `<path d="M${hx.toFixed(1)} ${(hy - 24 * size).toFixed(1)}q${(38 * size).toFixed(1)} ${(-4 * size).toFixed(1)} ${(30 * size).toFixed(1)} ${(24 * size).toFixed(1)}t${(-34 * size).toFixed(1)} ${(22 * size).toFixed(1)}" fill="none" stroke="${colour}" stroke-width="${(10 * size).toFixed(1)}"/>`;
    return join([
      shadow(camera, [x - 40, y - 40, z], [80, 80, 95], true),
      { svg: handle, box: [hx, hy, hx + 40 * size, hy] },
      cylinder(camera, [x, y, z], ['z', 80, 95], { colour, end: '#f6f3ec', core: [70, '#8a5b3c'] }),
    ]);
  };

/** What is drawn in millimetres as it is seen, from a point on. */
const drawnAt = (camera: Camera, at: Point, content: string, [left, top, right, low]: Part['box']): Part => {
  const [x, y] = project(camera, at);
  const { scale } = camera;
  return {
    svg: `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${content}</g>`,
    box: [x + left * scale, y + top * scale, x + right * scale, y + low * scale],
  };
};

/** The leaves of a plant, so many times as high as one that reaches 420 mm. */
export const leaves = (camera: Camera, at: Point, part = 1): Part => {
  const blades = [-50, -26, -6, 18, 44].map(
    (turn, index) =>
      `<path transform="rotate(${turn})" d="M-14 0Q-40 -120 0 -${330 + (index % 2) * 90}Q40 -120 14 0z" fill="${index % 2 ? '#4f7d5c' : '#3f6b4a'}"/>`,
  );
  const reach = 330 * part;
  return drawnAt(camera, at, `<g transform="scale(${part})">${blades.join('')}</g>`, [
    -reach * 0.8,
    -reach * 1.25,
    reach * 0.8,
    0,
  ]);
};

const plant: Prop = (camera, [x, y, z]) =>
  join([
    shadow(camera, [x - 33, y - 33, z], [66, 66, 90], true),
    cylinder(camera, [x, y, z], ['z', 66, 56], { colour: '#c0623f', core: [56, '#5d4029'] }),
    leaves(camera, [x, y, z + 54], 0.24),
  ]);

const twine: Prop = (camera, [x, y, z]) => {
  const turns = [-38, 14, 62].flatMap((turn) =>
    [38, 31, 22].map((r) => `<path transform="rotate(${turn})" d="M-${r} 0a${r} ${r * 0.45} 0 0 0 ${r * 2} 0"/>`),
  );
  const ball = `<path d="M20 34q34 6 26 18t22 8" fill="none" stroke="#c9a36a" stroke-width="4" stroke-linecap="round"/><circle r="40" fill="#d3ae77" stroke="#a47d45" stroke-width="1.4"/><g fill="none" stroke="#a47d45" stroke-width="2" opacity=".75">${turns.join('')}</g>`;
  return join([
    shadow(camera, [x - 36, y - 36, z], [72, 72, 76], true),
    drawnAt(camera, [x, y, z + 42], ball, [-40, -40, 70, 62]),
  ]);
};

const pencils: Prop = (camera, [x, y, z]) => {
  const sticks = [
    [-14, -62, '#b3361b'],
    [4, -76, '#f1c445'],
    [18, -54, '#2f7f9c'],
  ] as const;
  const drawn = sticks.map(
    ([to, up, colour]) =>
      `<path d="M${to * 0.5} 4L${to} ${up}" stroke="${colour}" stroke-width="8"/><path d="M${to - 4} ${up}L${to * 1.14} ${up - 14}L${to + 4} ${up}z" fill="#e9cfa4"/>`,
  );
  return join([
    shadow(camera, [x - 36, y - 36, z], [72, 72, 96], true),
    cylinder(camera, [x, y, z], ['z', 72, 92], { colour: '#e6dcc6', core: [62, '#8f8168'] }),
    drawnAt(camera, [x, y, z + 92], drawn.join(''), [-22, -92, 26, 0]),
  ]);
};

const tape: Prop = (camera, [x, y, z]) =>
  join([
    shadow(camera, [x - 50, y - 50, z], [100, 100, 50], true),
    cylinder(camera, [x, y, z], ['z', 100, 48], { colour: '#c79b64', layers: 4, core: [72, '#d9c7a6'] }),
  ]);

/** A thing that lies behind goods, its far corner at a point. */
const stamped: Prop = (camera, at) =>
  block(camera, at, [162, 114, 1.5], {
    colour: '#fdfbf5',
    top: '<rect x="128" y="10" width="24" height="30" fill="#cfe3e6" stroke="#fff" stroke-width="3"/><circle cx="140" cy="22" r="7" fill="#c8452b"/><path d="M80 66h56M80 78h44M80 90h50" stroke="#857a68" stroke-width="3"/>',
  });

const notebook: Prop = (camera, at) =>
  block(camera, at, [148, 105, 12], {
    colour: '#3f6b4a',
    top:
      rect([0, 0, 14, 105], '#2f5540') +
      rect([46, 22, 60, 26], '#fbf0d6', 'rx="3"') +
      rect([128, 0, 4, 105], '#f1c445'),
  });

const lyingOn = (camera: Camera, [x, y, z]: Point, content: string): Part => ({
  svg: onFace(camera, 'top', [x, y, z], content),
  box: block(camera, [x, y, z], [150, 110, 1], { colour: '#ffffff' }).box,
});

const glasses: Prop = (camera, at) => {
  const frame =
    '<rect x="6" y="56" width="52" height="42" rx="18"/><rect x="74" y="56" width="52" height="42" rx="18"/><path d="M58 70q8 -9 16 0M10 64L22 10q4 -8 10 -4M122 64L110 10q-4 -8 -10 -4" fill="none"/>';
  return lyingOn(
    camera,
    at,
    `<g transform="translate(5 6)" fill="none" stroke="#16211f" stroke-width="6" opacity=".16">${frame}</g><g fill="#dfeef0" fill-opacity=".5" stroke="#3a3f42" stroke-width="6" stroke-linecap="round">${frame}</g>`,
  );
};

const opener: Prop = (camera, at) =>
  lyingOn(
    camera,
    at,
    '<path d="M-24 64L80 54v20z" fill="#16211f" opacity=".16"/><path d="M-30 58L76 48v20z" fill="#e3e7e7" stroke="#98a2a3" stroke-width="1.6"/><rect x="74" y="47" width="10" height="22" fill="#d9b25f"/><rect x="82" y="48" width="60" height="20" rx="10" fill="#5d4029"/>',
  );

/** What people have about them where they use the goods of a department. */
const standingIn: Record<string, readonly Prop[]> = {
  timbres: [mug('#6fa39a'), plant, pencils],
  colis: [plant, twine, mug('#d98d6a'), tape],
  emballage: [twine, plant, mug('#8d9cc0'), pencils],
  bureau: [plant, mug('#d98d6a'), pencils, twine],
};
const lyingIn: Record<string, readonly Prop[]> = {
  timbres: [stamped, glasses, notebook],
  bureau: [stamped, glasses, opener, notebook],
};
const others = [mug('#6fa39a'), plant, twine, pencils];

const pickOf = (from: readonly Prop[], at: number): Prop => from[at % from.length] ?? plant;

export const standingBeside = (department: string, seed: number): Prop =>
  pickOf(standingIn[department] ?? others, seed >>> 4);
export const lyingBehind = (department: string, seed: number): Prop =>
  pickOf(lyingIn[department] ?? [stamped, notebook, opener, glasses], seed >>> 7);

const fromAbove = ['cup', 'plant', 'glasses', 'twine', 'notebook', 'opener'] as const;
const sleeves = ['#2f3b63', '#6b3a4a', '#3f6b4a', '#8a5a2b', '#0b5563'];

/** What lies on a desk that is seen from above, beside somebody's hand. */
export const onDeskFromAbove = (seed: number) => ({
  beside: `props/${fromAbove[(seed >>> 4) % fromAbove.length] ?? 'cup'}`,
  sleeve: sleeves[(seed >>> 6) % sleeves.length] ?? '#2f3b63',
});
