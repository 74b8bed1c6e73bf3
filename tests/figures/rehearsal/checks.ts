/** Notes a promise, whether it holds, and what was seen. */
export type Check = (promise: string, isTrue: boolean, seen: unknown) => void;

interface Row {
  part: string;
  promise: string;
  holds: boolean;
  seen: string;
}

export const rows: Row[] = [];

export const checksOf =
  (part: string): Check =>
  (promise, isTrue, seen) => {
    const row = { part, promise, holds: isTrue, seen: typeof seen === 'string' ? seen : JSON.stringify(seen) };
    rows.push(row);
    console.log(line(row));
  };

const line = ({ part, promise, holds, seen }: Row) =>
  `${holds ? 'holds' : 'FAILS'}  ${part.padEnd(9)} ${promise}: ${seen}`;
