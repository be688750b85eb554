import { Product } from './product';

/**
 * Once before all journeys: a product with the demo organisation is started and ended in peace. What it has stored is what
 * every journey begins with, so that none waits for the organisation to be made.
 */
export default async function prepare(): Promise<() => void> {
  const first = await Product.start();
  await first.rest();
  process.env['SEN_E2E_TEMPLATE'] = first.dataDir;
  return () => first.remove();
}
