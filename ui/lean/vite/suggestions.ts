import type { Plugin } from 'vite';
import { isLean } from '../overrides.ts';

/**
 * Removes from the suggestions library the variants that the shop does not use, and its argument checks, which are for
 * development: half its size. The build stops when the library is no longer as expected.
 */
export function leanSuggestions(): Plugin {
  const unused = {
    'its other lists': /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm,
    'what arguments may be': /^var (?:propTypes\S*|dropdownPropTypes) = [^]*?^\}\)?;$/gm,
    'their check': /^import (?:PropTypes|\{ isForwardRef \}) from .*$|^ *validatePropTypes\S*\(.*\);$/gm,
  };
  return {
    name: 'lean-suggestions',
    apply: (_, { command }) => command === 'build' && isLean('suggestions'),
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith('/downshift.esm.mjs')) return null;
      let lean = code;
      for (const [name, part] of Object.entries(unused)) {
        const without = lean.replace(part, '');
        if (without === lean) this.error(`downshift has changed: lean-suggestions does not find ${name}.`);
        lean = without;
      }
      return { code: lean, map: null };
    },
  };
}
