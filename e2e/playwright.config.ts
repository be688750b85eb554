import { readdirSync, readFileSync } from 'node:fs';
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

/** Whether a part of the journey skips phones. */
function needsWidth(journey: string): boolean {
  const steps = readFileSync(new URL(`journeys/${journey}`, import.meta.url), 'utf8');
  return steps.includes('test.skip(variant.width < 600');
}

/** The variant in which a journey is told: by the letters of its name, so that a new journey changes no other's. */
function variantOf(journey: string): Variant | undefined {
  const letters = journey.replace('.journey.ts', '');
  const sum = [...letters].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const fitting = needsWidth(journey) ? variants.filter(({ width }) => width >= 600) : variants;
  return fitting[sum % fitting.length];
}

function journeysOf(variant: Variant): string[] {
  if (named !== undefined)
    return named === 'all' || named.split(',').includes(nameOf(variant)) ? journeys : [];
  return journeys.filter((journey) => variantOf(journey) === variant);
}

export default defineConfig<{ variant: Variant }>({
  testDir: '.',
  outputDir: '.results',
  globalSetup: './prepare.ts',
  // Journeys mostly wait (for a page, a mail, a server start), so two of them share two cores well.
  workers: 2,
  fullyParallel: true,
  // Machines of CI are several times slower than those of developers.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 40_000,
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
