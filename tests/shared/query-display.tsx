import type { Decorator } from '@storybook/react-vite';
import { useLocation } from 'react-router';

const Query = () => <output aria-label="Adresse">{decodeURIComponent(useLocation().search)}</output>;

/** Below a story, the query of the address that its controls have led to. */
export const withQuery: Decorator = (Story) => (
  <>
    <Story />
    <Query />
  </>
);
