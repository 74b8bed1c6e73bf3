/** The overrides that browser code tests: see `constants` in `overrides.ts`. */
interface ImportMetaEnv {
  /** Vite's constant: true in the server's program. */
  readonly SSR: boolean;
  readonly LEAN_WHOLE_PAGES?: boolean;
  readonly LEAN_LINKS?: boolean;
  readonly LEAN_PATIENT_FETCH?: boolean;
  readonly LEAN_RELOAD_GUARD?: boolean;
  readonly LEAN_PREFETCH?: boolean;
  readonly LEAN_BACK_CACHE?: boolean;
}
