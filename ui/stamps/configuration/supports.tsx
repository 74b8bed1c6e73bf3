import card from '#ui/components/controls/choices/radio-card.module.css';
import { RadioGroup } from '#ui/components/controls/choices/radio-group.tsx';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './configuration.module.css';
import type { ConfigurationView, SheetView } from './configuration.view.ts';

interface SupportsProps extends Pick<ConfigurationView, 'supports'> {
  error?: string | undefined;
}

/** What stamps are printed on, each drawn with the cells that it has. */
export function Supports({ supports, error }: SupportsProps) {
  const copy = useCopy('stamps');
  return (
    <RadioGroup name="support" label={copy.support} error={error} className={styles.supports}>
      <div className={styles.papers}>
        {supports.map(({ value, title, selected, drawing }) => (
          <label key={value} className={`${card.card} ${styles.paper}`}>
            <input type="radio" name="support" value={value} defaultChecked={selected} />
            <svg
              viewBox={`${(drawing.width - 300) / 2} ${(drawing.height - 300) / 2} 300 300`}
              aria-hidden="true"
              className={styles.miniature}
            >
              <rect width={drawing.width} height={drawing.height} fill="#ffffff" stroke="#857a68" strokeWidth={4} />
              {drawing.cells.map(({ x, y }) => (
                <rect
                  key={`${x}/${y}`}
                  {...{ x, y }}
                  width={drawing.cell.width}
                  height={drawing.cell.height}
                  fill="#e1eef0"
                  stroke="#0b5563"
                  strokeWidth={2}
                  strokeDasharray={drawing.isCut ? '10 7' : undefined}
                />
              ))}
              {drawing.cells.length > 1 && (
                <text x={drawing.width / 2} y={drawing.height / 2} textAnchor="middle" dominantBaseline="central">
                  {drawing.cells.length}
                </text>
              )}
            </svg>
            <span>{title}</span>
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}

/** The sheet, drawn: what precedes the chosen cell stays blank. */
export function StartCell({ sheet, error }: { sheet: SheetView; error?: string | undefined }) {
  const copy = useCopy('stamps');
  const { text, columns, cell, cells } = sheet;
  return (
    <RadioGroup
      name="startCell"
      label={copy.startCell}
      aria-describedby={`startCell-aide${error ? ' startCell-erreur' : ''}`}
      error={error}
      className={styles.sheet}
    >
      <p id="startCell-aide">{text}</p>
      <div className={styles.grid} data-scheme="light" data-columns={columns}>
        {cells.map(({ value, label, selected }) => (
          <label key={value} className={styles.cell}>
            <svg viewBox={`0 0 ${cell.width} ${cell.height}`} aria-hidden="true" />
            <input type="radio" name="startCell" value={value} defaultChecked={selected} />
            <span aria-hidden="true">{value}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}
