import type { Paper } from '../../pdf/paper.ts';

/** A line of 100 mm with a mark each 10 mm. */
export function rule(paper: Paper, { x, y, isWide }: { x: number; y: number; isWide: boolean }): void {
  const line = 0.3;
  paper.block(isWide ? { x, y, width: 100, height: line } : { x, y, width: line, height: 100 });
  for (let at = 0; at <= 100; at += 10) {
    const length = at % 50 === 0 ? 6 : 3;
    paper.block(
      isWide
        ? { x: x + Math.min(at, 100 - line), y, width: line, height: length }
        : { x, y: y + Math.min(at, 100 - line), width: length, height: line },
    );
    if (at % 50 !== 0) continue;
    const place = isWide ? { x: x + at - 4, y: y + 8 } : { x: x + 8, y: y + at - 2 };
    paper.text(`${at} mm`, { ...place, width: 20, size: 7 });
  }
}
