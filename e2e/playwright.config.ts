import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** The features that Playwright disables. They are repeated because Chromium only uses the last --disable-features. */
const DISABLED_BY_PLAYWRIGHT = [
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
];

/** Two pages that Chromium loads for its address bar in every window, which cost a second per journey. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // Each worker has its own server and browser. One more than the cores, because a journey often waits.
  workers: availableParallelism() + 1,
  // Long enough for a machine that is busy with something else; no journey is repeated.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['./counting-reporter.ts']],
  use: {
    // only the journeys about the worker allow it: it stores files and pages between visits
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Drawing animations takes a tenth of the CPU time, and what moves can escape a click. A journey about motion sets
    // 'no-preference'.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR].join()}`,
      ],
    },
  },
});
