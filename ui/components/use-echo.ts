import { useState } from 'react';

/** What the shopper just chose, until the server says otherwise: a new value from it always wins. */
export function useEcho<Value>(value: Value): [Value, (value: Value) => void] {
  const [known, setKnown] = useState(value);
  const [shown, setShown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setShown(value);
  }
  return [known === value ? shown : value, setShown];
}
