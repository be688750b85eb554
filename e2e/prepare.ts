import { Product } from './product';

/**
 * Global set-up: starts a product with the demo organisation and stops it cleanly. Every journey starts from a copy
 * of its data, so that none waits for the organisation to be created.
 */
export default async function prepare(): Promise<() => void> {
  const first = await Product.start();
  await first.rest();
  process.env['SEN_E2E_TEMPLATE'] = first.dataDir;
  return () => first.remove();
}
