/** A broken rule with what its message needs (specification §5, §8). */
export type AddressFault =
  | { code: 'required' }
  | { code: 'too-long'; count: number }
  | { code: 'too-short'; count: number }
  | { code: 'characters'; signs: string[] }
  | { code: 'consecutive'; sign: string }
  | { code: 'edge'; sign: string; where: 'first' | 'last' }
  | { code: 'street-or-place' }
  | { code: 'additional-information' }
  | { code: 'email' }
  | { code: 'mobile-fr' }
  | { code: 'mobile-be' }
  | { code: 'mobile-other' }
  | { code: 'postal-code-fr' }
  | { code: 'postal-code-international' }
  /** The locality is known to the post under a name that its rules accept: that one is offered. */
  | { code: 'delivery-name'; name: string }
  | { code: 'duplicate-name' }
  /** Each field is right, and their printed line holds more than `count` signs whatever is abbreviated. */
  | { code: 'line-too-long'; count: number }
  /** The backend's refusal: the locality is not served. */
  | { code: 'not-eligible' };
