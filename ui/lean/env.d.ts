/** Overrides that the browser's program knows of: see `constants` in `overrides.ts`. */
interface ImportMetaEnv {
  readonly LEAN_WHOLE_PAGES?: boolean;
  readonly LEAN_LINKS?: boolean;
  readonly LEAN_PATIENT_FETCH?: boolean;
}
