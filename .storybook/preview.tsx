import type { Decorator, Preview } from '@storybook/react-vite';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { configure } from 'storybook/test';
import { labelsIn } from '#ui/wording/eager-labels.ts';
import { CopyContext } from '#ui/wording/use-copy.ts';
import { accountItems, scenarioItems } from './shop/toolbar.ts';
import { answerNothing } from './shop/worker.ts';
import '#ui/styles/app.css';
import '#ui/styles/print.css';
import './dark.css';
import { withHydration } from './hydrated.tsx';
import { contrastRule, markDueColours } from './judged-colours.ts';
import { isRun, letMove, withoutDrawing, withoutFurniture, withoutMotion, withoutOwnerStacks } from './run/in-a-run.ts';

// Only a hang takes so long: a part that is loaded on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** What a story may say about its address: `parameters: { route: { path, at, loader, action } }`. */
interface StoryRoute {
  path?: string;
  at?: string;
  loader?: (args: { request: Request }) => unknown;
  action?: () => unknown;
}

/** Gives every story a router, so that its links and forms are the real ones. A story of the shop brings its own. */
const withRouter: Decorator = (Story, context) => (context.parameters.shop ? <Story /> : inRouter(Story, context));

const inRouter: Decorator = (Story, { parameters }) => {
  const { path = '*', at = '/', loader, action = () => null }: StoryRoute = parameters.route ?? {};
  const [Routes] = useState(() =>
    createRoutesStub([{ path, Component: () => <Story />, loader, action, HydrateFallback: () => null }]),
  );
  return <Routes initialEntries={[at]} />;
};

/** Puts language, mode and colour scheme where the shop's own page has them: on the html element. */
const withPage: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  page.lang = globals.language;
  page.dataset.mode = globals.mode;
  page.dataset.scheme = globals.colourScheme;
  return (
    <CopyContext value={labelsIn(globals.language)}>
      <Story />
    </CopyContext>
  );
};

const toolbar = (title: string, items: Record<string, string>) => ({
  toolbar: {
    title,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Titles use their font only if it arrives in time (`ui/styles/fonts/fonts.css`): the shop's document preloads it, a frame waits. */
const titleFont = document.fonts.load('700 1rem Titre');

withoutDrawing();
withoutOwnerStacks();
withoutMotion();

const preview: Preview = {
  decorators: [withRouter, withPage, withHydration],
  /** A story that measures where things stand begins at the top, wherever the one before it has ended. */
  beforeEach: ({ parameters }) => {
    scrollTo(0, 0);
    letMove(parameters.moves === true);
  },
  /**
   * At the end of the page no fixed bar covers a control, which axe, that runs next, would report as too small. Whoever looks
   * at a story, or changes the toolbar, stays where they are.
   */
  afterEach: ({ globals }) => {
    letMove(false);
    if (isRun) scrollTo(0, document.documentElement.scrollHeight);
    withoutFurniture();
    // A hydrated story is not judged, so its colours must not count as if they were.
    if (globals.hydrated !== 'on') markDueColours();
  },
  loaders: async ({ parameters }) => {
    if (!parameters.shop) answerNothing();
    await titleFont;
  },
  globalTypes: {
    language: toolbar('Language', { fr: 'Français', en: 'English' }),
    mode: toolbar('Mode', { part: 'Particulier', pro: 'Professionnel' }),
    colourScheme: toolbar('Colours', { light: 'Light', dark: 'Dark', system: 'System' }),
    hydrated: toolbar('Made by', { off: 'Browser', on: 'Server, where a story is so tagged' }),
    account: toolbar('Account (in the shop)', accountItems),
    scenario: toolbar('Backend (of the shop)', scenarioItems),
  },
  initialGlobals: {
    language: 'fr',
    mode: 'part',
    colourScheme: 'light',
    hydrated: 'off',
    account: 'visitor',
    scenario: 'none',
  },
  parameters: {
    layout: 'fullscreen',
    // The shop, the kit, and every room by its name.
    options: { storySort: { method: 'alphabetical', order: ['The shop', 'styles', 'components'] } },
    viewport: {
      options: {
        phone: viewport('Phone', 360, 800),
        tablet: viewport('Tablet', 768, 1024),
        laptop: viewport('Laptop', 992, 768),
        desktop: viewport('Desktop', 1440, 900),
      },
    },
    a11y: {
      test: 'error',
      config: { rules: [contrastRule] },
      options: {
        // What passes is named once per rule: to write down every element takes a tenth of a story's time.
        resultTypes: ['violations'],
        // A run keeps what fails: the rules that pass were 40 kB of report for each story.
        reporter: isRun ? 'no-passes' : 'v1',
        // No rule of these tags reads a sheet: copying them all before each story takes another tenth.
        preload: false,
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
    },
  },
};

export default preview;
