import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated; false on the server. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
