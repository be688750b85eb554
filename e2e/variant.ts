import { test as base } from '@playwright/test';
import { setLocale } from '@sen/portal/words/runtime';
import type { Variant } from './playwright.config';
import { Product } from './product';

/** Gives a journey its own product, its variant, and the dictionaries in the variant's language. */
export const test = base.extend<{ variant: Variant; product: Product; dictionaryLanguage: void }>({
  variant: [{ language: 'vi', width: 1280 }, { option: true }],
  dictionaryLanguage: [
    async ({ variant }, provide) => {
      setLocale(variant.language);
      await provide();
    },
    { auto: true },
  ],
  // Playwright requires a destructured first argument; this fixture needs none.
  // oxlint-disable-next-line no-empty-pattern
  product: async ({}, provide) => {
    const product = await Product.start();
    await provide(product);
    await product.stop();
  },
});

export { expect } from '@playwright/test';
