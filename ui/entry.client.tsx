import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { labelSource, shownLabels } from './shared/copy/label-source.ts';
import { CopyContext } from './shared/copy/use-copy.ts';

// A language is a whole document: changing it loads a new one.
const lang = document.documentElement.lang === 'en' ? 'en' : 'fr';
const labels = labelSource(lang);

await shownLabels(lang);

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
