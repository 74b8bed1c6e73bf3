import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser runs the page: false on the server and until it is hydrated. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
