import { readdirSync } from 'node:fs';
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

const nameOf = ({ language, width }: Variant) => `${language}-${width}`;

/** Runs all journeys in the named variants, `all` or `vi-1280,en-360`. */
const named = process.env['VARIANTS'];
const journeys = readdirSync(new URL('journeys', import.meta.url)).sort();

/**
 * The journeys of a variant. Each is run in one language on a wide screen and in the other on a phone; which one is
 * which alternates, so that all four combinations are covered.
 */
function journeysOf(variant: Variant): string[] {
  if (named !== undefined)
    return named === 'all' || named.split(',').includes(nameOf(variant)) ? journeys : [];
  const isVietnameseWide = (variant.language === 'vi') === variant.width > 600;
  return journeys.filter((_, index) => (index % 2 === 0) === isVietnameseWide);
}

export default defineConfig<{ variant: Variant }>({
  testDir: '.',
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
  projects: variants.map((variant) => ({
    name: nameOf(variant),
    testMatch: journeysOf(variant).map((name) => `journeys/${name}`),
    use: {
      variant,
      viewport: { width: variant.width, height: variant.width < 600 ? 760 : 800 },
      hasTouch: variant.width < 600,
      locale: variant.language === 'vi' ? 'vi-VN' : 'en-GB',
    },
  })),
});
