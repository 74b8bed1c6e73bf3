/** Finds the Chromium for tests and figures, or installs one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectEnvironment } from './run-command.ts';

/** The headless shell has no windows: journeys take a fifth less of the processor with it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const manualHelp =
  'No Chromium was found and none could be installed. Install Chromium or Chrome, ' +
  'or set CHROMIUM_PATH to one, then run the command again.';

const asRoot = process.getuid?.() === 0;

/** Arguments for a sandbox or for root; on a desktop Chromium needs none. */
const environmentArguments = asRoot
  ? ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-dev-shm-usage']
  : ['--disable-background-networking', '--disable-component-update'];

/** Chromium applies only the last list of features, so Playwright's own is repeated here; a test compares them. */
const turnedOffByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** Hidden pages of the address bar, which took more than a third of a window's cost. */
const pagesOfTheAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process kept in reserve for the next site: each test is a visitor of its own, so it was made and thrown away. */
const processInReserve = 'SpareRendererForSitePerProcess';

export const launchArguments = [
  ...environmentArguments,
  `--disable-features=${[...turnedOffByPlaywright, ...pagesOfTheAddressBar, processInReserve].join(',')}`,
  // Nothing is drawn by a graphics card here, and what draws instead needs no process of its own.
  '--in-process-gpu',
];

/** The same arguments for tools that start Chromium themselves. */
export const chromeFlags = ['--headless=new', ...environmentArguments];

/** A program on PATH, or undefined. */
export function onPath(name: string): string | undefined {
  const candidates = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return candidates.find(canRun);
}

/** An installed Chromium; never installs one. */
export async function installedChromium(): Promise<string | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!canRun(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program that can be run.`);
    return chosen;
  }
  const ofSystem = names.map(onPath).find(Boolean) ?? macApplications.find(canRun);
  return ofSystem ?? (await ofPlaywright());
}

/** The Chromium to use: the configured one, the system's, Playwright's, or a new installation. */
export async function findChromium(): Promise<string> {
  return (await installedChromium()) ?? (await installChromium());
}

interface Machine {
  /** Whether the command succeeded. */
  run(command: string, args: readonly string[]): boolean;
  find(): Promise<string | undefined>;
  /** Whether packages of the system can be installed. */
  hasPackages: boolean;
  say(line: string): void;
}

/** Whether Playwright's server answers within five seconds, also through a proxy: Playwright itself tries for minutes. */
const probe = ['--use-env-proxy', '-e', 'await fetch(process.argv[1], { signal: AbortSignal.timeout(5000) })'];

/** Installs what Playwright downloads; where its server cannot be reached, or that fails, the package of the system. */
export async function installChromium({ run, find, hasPackages, say }: Machine = thisMachine()): Promise<string> {
  const server = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
  const withLibraries = hasPackages ? ['--with-deps'] : [];
  const byPlaywright = () => run('playwright', ['install', ...withLibraries, 'chromium']);
  const install = (name: string) => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
  // Older releases of Debian have no headless shell.
  const byPackage = () =>
    run('apt-get', ['update', '-q']) && (install('chromium-headless-shell') || install('chromium'));
  const isReachable = run('node', [...probe, server]);
  const ways = [...(isReachable ? [byPlaywright] : []), ...(hasPackages ? [byPackage] : [])];
  if (ways.length > 0)
    say(`No Chromium found: installing one with ${isReachable ? 'Playwright' : 'apt'} (some 100 MB)…`);
  for (const way of ways) {
    const found = way() && (await find());
    if (found) return found;
  }
  throw new Error(manualHelp);
}

async function ofPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What they print is left out: the last error says what to do. */
const thisMachine = (): Machine => ({
  run: (command, args) =>
    spawnSync(command, args, {
      stdio: 'ignore',
      env: projectEnvironment({ DEBIAN_FRONTEND: 'noninteractive' }),
    }).status === 0,
  find: installedChromium,
  hasPackages: asRoot && onPath('apt-get') !== undefined,
  say: console.log,
});
