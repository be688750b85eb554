import { defineConfig } from '@playwright/test';

/** How a journey is told: in which language, on how wide a screen. */
export interface Telling {
  language: 'vi' | 'en';
  width: number;
}

const tellings: Telling[] = [
  { language: 'vi', width: 1280 },
  { language: 'vi', width: 360 },
  { language: 'en', width: 1280 },
  { language: 'en', width: 360 },
];

export default defineConfig<{ telling: Telling }>({
  testDir: '.',
  testMatch: ['journeys/*.journey.ts'],
  outputDir: '.results',
  // Two cores: the server, the browser and a second journey would only wait for each other.
  workers: 1,
  fullyParallel: false,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    headless: true,
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: tellings.map((telling, place) => ({
    name: `${telling.language}-${telling.width}`,
    // Each language and each width hears every story; only what is told to `everybody` is told in all four ways.
    ...(place === 0 || place === tellings.length - 1 ? {} : { grep: /@everybody/ }),
    use: {
      telling,
      viewport: { width: telling.width, height: telling.width < 600 ? 760 : 800 },
      hasTouch: telling.width < 600,
      locale: telling.language === 'vi' ? 'vi-VN' : 'en-GB',
    },
  })),
});
