import { useState } from 'react';

/**
 * What the shopper just chose, until the server says otherwise: a new value from it always wins.
 * @param isHeld what was chosen is still on its way: what the server says meanwhile is older than that.
 */
export function useEcho<Value>(said: Value, isHeld = false): [Value, (value: Value) => void] {
  const [known, setKnown] = useState({ said, isHeld });
  const [shown, setShown] = useState(said);
  const isNews = !isHeld && (known.isHeld || known.said !== said);
  if (isNews || known.isHeld !== isHeld) setKnown({ said: isHeld ? known.said : said, isHeld });
  if (isNews) setShown(said);
  return [isNews ? said : shown, setShown];
}
