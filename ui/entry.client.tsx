import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { labelSource } from './shared/copy/label-source.ts';
import { CopyContext } from './shared/copy/use-copy.ts';

// A language is a whole document: changing it loads a new one.
const labels = labelSource(document.documentElement.lang === 'en' ? 'en' : 'fr');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CopyContext value={labels}>
        <HydratedRouter />
      </CopyContext>
    </StrictMode>,
  );
});
