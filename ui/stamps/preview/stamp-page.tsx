import type { PreviewPage, StampDesign } from './preview.view.ts';

interface StampPageProps {
  page: PreviewPage;
  designs: readonly StampDesign[];
  /** Tells the drawings of one document apart. */
  id: string;
  label: string;
  className?: string | undefined;
  /** Lengths on the screen; absent: as large as there is room. */
  size?: { width: string; height: string };
}

/** A page in millimetres, at its true proportions. */
export function StampPage({ page, designs, id, label, className, size }: StampPageProps) {
  const { width, height, cells, stamps, recipient } = page;
  const words = recipient ? [label.replace(/\.$/, ''), ...recipient.lines].join('. ') : label;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words} className={className} {...size}>
      <defs>
        {designs.map((design) => (
          <g key={design.line} id={`${id}-${design.line}`}>
            <StampDrawing design={design} />
          </g>
        ))}
      </defs>
      <rect width={width} height={height} fill="#ffffff" />
      {cells.map(({ x, y, width: wide, height: high }) => (
        <rect
          key={`${x}/${y}`}
          {...{ x, y }}
          width={wide}
          height={high}
          rx={1.5}
          fill="none"
          stroke="#857a68"
          strokeWidth={0.3}
          strokeDasharray="1.5 1.5"
        />
      ))}
      {stamps.map(({ x, y, design, number }) => {
        const { text } = designs[design] ?? {};
        return (
          <g key={number} data-stamp={number}>
            <use href={`#${id}-${design}`} x={x} y={y} />
            {text && (
              <text x={x + text.x} y={y + text.y + text.height} fontSize={2.1} fill="#16211f">
                {number}
              </text>
            )}
          </g>
        );
      })}
      {recipient && <Recipient recipient={recipient} />}
    </svg>
  );
}

/** As far apart as seven lines of it are. */
function Recipient({ recipient: { x, y, height, lines } }: { recipient: NonNullable<PreviewPage['recipient']> }) {
  const step = height / 7;
  const size = Math.min(3.5, step * 0.78);
  return (
    <g data-area="recipient">
      {lines.map((line, index) => (
        <text key={line} x={x} y={y + index * step + size} fontSize={size} fill="#16211f">
          {line}
        </text>
      ))}
    </g>
  );
}

/** One stamp. Its code is a drawing of one: the one that pays is made with the order. */
export function StampDrawing({ design: { code, visual, text } }: { design: StampDesign }) {
  return (
    <>
      <svg {...areaOf(code)} viewBox="0 0 10 10" data-area="code">
        <rect width={10} height={10} fill="#ffffff" />
        <path d={codeDrawing} fill="#16211f" />
      </svg>
      <svg {...areaOf(visual)} viewBox="0 0 100 100" preserveAspectRatio="none" data-area="visual">
        {visual.shapes.map(({ path, colour }) => (
          <path key={`${colour}${path}`} d={path} fill={colour} />
        ))}
      </svg>
      {visual.logo && <image {...areaOf(visual)} href={visual.logo} />}
      <svg {...areaOf(text)} viewBox={`0 0 ${text.width} ${text.height}`} data-area="text">
        {text.lines.map((line, index) => (
          <text key={line} y={(index + 0.8) * 2.5} fontSize={2.1} fontWeight={index === 0 ? 700 : 400} fill="#16211f">
            {line}
          </text>
        ))}
      </svg>
    </>
  );
}

/** One stamp by itself, as large as there is room. What it shows is told by its page. */
export function StampFace({ design, className }: { design: StampDesign; className?: string | undefined }) {
  const areas = [design.code, design.visual, design.text];
  const [left, top] = [Math.min(...areas.map(({ x }) => x)), Math.min(...areas.map(({ y }) => y))];
  const width = Math.max(...areas.map(({ x, width: wide }) => x + wide)) - left;
  const height = Math.max(...areas.map(({ y, height: high }) => y + high)) - top;
  return (
    <svg viewBox={`${left - 3} ${top - 3} ${width + 6} ${height + 6}`} aria-hidden="true" className={className}>
      <StampDrawing design={design} />
    </svg>
  );
}

const areaOf = ({ x, y, width, height }: StampDesign['code']) => ({ x, y, width, height });

/** The two solid sides of a Data Matrix, its two dotted ones, and some modules. */
const codeDrawing =
  'M0 0h1v9h9v1H0z M2 0h1v1H2z M4 0h1v1H4z M6 0h1v1H6z M8 0h1v1H8z M9 1h1v1H9z M9 3h1v1H9z M9 5h1v1H9z M9 7h1v1H9z' +
  'M2 2h2v1H2z M5 2h1v2H5z M7 2h1v1H7z M3 4h1v2H3z M6 5h2v1H6z M2 7h1v1H2z M4 7h3v1H4z M7 3h1v1H7z M8 6h1v2H8z M5 6h1v1H5z';
