import { defineConfig } from '@playwright/test';

/** What Playwright switches off by itself; the last switch of this name is the only one that counts. */
const OFF_WITH_PLAYWRIGHT = [
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

/** Two pages that a full Chromium loads for its address bar in every window: a second of work for each journey. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Browsers that each have a server of their own: one more than two cores, since much of a journey is waiting. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './fill-once.ts',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  // a machine that is busy with something else makes one of many late; what is broken fails twice
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['./counting-reporter.ts']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${[...OFF_WITH_PLAYWRIGHT, ...ADDRESS_BAR].join()}`,
      ],
    },
  },
});
