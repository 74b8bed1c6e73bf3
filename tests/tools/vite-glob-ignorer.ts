interface SyntaxNode {
  callee?: { type: string; property?: { name?: string } };
}

/** Vite reads the arguments of `import.meta.glob` from the source: with a mutant inside, the module is no program. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'vite-glob',
    value: {
      shouldIgnore: ({ node: { callee } }: { node: SyntaxNode }) =>
        callee?.type === 'MemberExpression' && callee.property?.name === 'glob'
          ? 'Vite reads it from the source.'
          : undefined,
    },
  },
];
