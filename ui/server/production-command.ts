/**
 * The command of the production server. Most of its garbage is short-lived: a small young generation halves its memory
 * at no cost in time. At rest it collects what a burst has left (`idle-collection.ts`).
 */
export const productionCommand = ['node', '--max-semi-space-size=16', '--expose-gc', 'build/server/index.js'] as const;

/**
 * Makes glibc give freed memory back to the system, also that of the threads that compress pages. Without these a process
 * holds some 100 MB more after a burst of 5,000 pages (`npm run figures -- overload`). Other systems do not read them.
 */
export const productionEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;
