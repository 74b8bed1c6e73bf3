import { useState } from 'react';

/** What the shopper just chose, until the server says otherwise: a new value from it always wins. */
export function useEcho<Value>(said: Value): [Value, (value: Value) => void] {
  const [known, setKnown] = useState(said);
  const [shown, setShown] = useState(said);
  if (known !== said) {
    setKnown(said);
    setShown(said);
  }
  return [known === said ? shown : said, setShown];
}
