import { test as base } from '@playwright/test';
import { setLocale } from '@sen/portal/words/runtime';
import type { Variant } from './playwright.config';
import { Product } from './product';

/** Gives a journey its own product (a wide one on PostgreSQL, a phone's on the embedded database), its variant, and the dictionaries in the variant's language. */
export const test = base.extend<{ variant: Variant; product: Product; dictionaryLanguage: void }>({
  variant: [{ language: 'vi', width: 1280 }, { option: true }],
  dictionaryLanguage: [
    async ({ variant }, provide) => {
      setLocale(variant.language);
      await provide();
    },
    { auto: true },
  ],
  product: async ({ variant }, provide) => {
    const product = await Product.start({}, variant.width < 600 ? 'embedded' : 'postgres');
    await provide(product);
    await product.stop();
  },
});

export { expect } from '@playwright/test';
