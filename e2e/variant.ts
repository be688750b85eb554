import { test as base } from '@playwright/test';
import type { Variant } from './playwright.config';
import { Product } from './product';

/** A journey gets a product of its own and the way in which it is told. */
export const test = base.extend<{ variant: Variant; product: Product }>({
  variant: [{ language: 'vi', width: 1280 }, { option: true }],
  // Playwright reads the names of the first argument; this one needs none.
  // oxlint-disable-next-line no-empty-pattern
  product: async ({}, provide) => {
    const product = await Product.start();
    await provide(product);
    await product.stop();
  },
});

export { expect } from '@playwright/test';
