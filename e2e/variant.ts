import { test as base } from '@playwright/test';
import type { Variant } from './playwright.config';
import { Product } from './product';

/** Gives a journey its own product and its variant. */
export const test = base.extend<{ variant: Variant; product: Product }>({
  variant: [{ language: 'vi', width: 1280 }, { option: true }],
  // Playwright requires a destructured first argument; this fixture needs none.
  // oxlint-disable-next-line no-empty-pattern
  product: async ({}, provide) => {
    const product = await Product.start();
    await provide(product);
    await product.stop();
  },
});

export { expect } from '@playwright/test';
