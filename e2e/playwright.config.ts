import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../tools/setup.mjs';

/** The variant of a journey: language and viewport width. */
export interface Variant {
  language: 'vi' | 'en';
  width: number;
}

const variants: Variant[] = [
  { language: 'vi', width: 1280 },
  { language: 'vi', width: 360 },
  { language: 'en', width: 1280 },
  { language: 'en', width: 360 },
];

/** Each language and each width runs all journeys; `VARIANTS=all` runs all four combinations. */
const selected =
  process.env['VARIANTS'] === 'all'
    ? variants
    : variants.filter(({ language, width }) => (language === 'vi') === width > 600);

export default defineConfig<{ variant: Variant }>({
  testDir: '.',
  testMatch: ['journeys/*.journey.ts'],
  outputDir: '.results',
  globalSetup: './prepare.ts',
  // Journeys mostly wait (for a page, a mail, a server start), so two of them share two cores well.
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    // Tracing costs a third of the time; use `--trace on` for debugging.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [...chromiumFlags],
    },
  },
  projects: selected.map((variant) => ({
    name: `${variant.language}-${variant.width}`,
    use: {
      variant,
      viewport: { width: variant.width, height: variant.width < 600 ? 760 : 800 },
      hasTouch: variant.width < 600,
      locale: variant.language === 'vi' ? 'vi-VN' : 'en-GB',
    },
  })),
});
