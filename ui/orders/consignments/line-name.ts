interface Named {
  title: string;
  /** What tells it from others of the same title. */
  distinguishing: readonly string[];
}

/** The name of a line in what is done with it: its title, and what tells it from another line of the same title. */
export const nameAmong = ({ title, distinguishing }: Named, lines: readonly { title: string }[]): string =>
  lines.filter((line) => line.title === title).length > 1 ? [title, ...distinguishing].join(', ') : title;
