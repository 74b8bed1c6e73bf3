import { useState } from 'react';

/** The shopper's last choice, until the server sends a new value, which replaces it. */
export function useEcho<Value>(value: Value): [Value, (value: Value) => void] {
  const [confirmed, setConfirmed] = useState(value);
  const [optimistic, setOptimistic] = useState(value);
  if (confirmed !== value) {
    setConfirmed(value);
    setOptimistic(value);
  }
  return [confirmed === value ? optimistic : value, setOptimistic];
}
