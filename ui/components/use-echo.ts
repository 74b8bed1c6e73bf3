import { useState } from 'react';

/** The shopper's last choice, until the server sends a new value, which replaces it. */
export function useEcho<Value>(value: Value): [Value, (value: Value) => void] {
  const [known, setKnown] = useState(value);
  const [shown, setShown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setShown(value);
  }
  return [known === value ? shown : value, setShown];
}
