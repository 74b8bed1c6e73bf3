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
  const present = await installedChromium();
  if (present) return present;
  console.log('No Chromium found: installing one with Playwright (about 170 MB)…');
  run('playwright', ['install', 'chromium']);
  const downloaded = await ofPlaywright();
  if (downloaded) return downloaded;
  if (!asRoot || !onPath('apt-get')) throw new Error(manualHelp);
  console.log('Playwright could not install one: installing Debian’s with apt…');
  run('apt-get', ['update', '-q']);
  // Older releases of Debian have no headless shell.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]).status === 0) break;
  const packaged = names.map(onPath).find(Boolean);
  if (!packaged) throw new Error(manualHelp);
  return packaged;
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

const run = (command: string, args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: projectEnvironment({ DEBIAN_FRONTEND: 'noninteractive' }),
  });
