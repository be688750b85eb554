import { onServer, urlOf } from '@sen/server/testing/onServer';
import { PostgresServer } from '@sen/server/testing/PostgresServer';
import { Product, templates } from './product';

const database = 'journeys';

/**
 * Global set-up: on each kind of database, starts a product with the demo organisation and stops it cleanly. Every journey
 * starts from a copy of its data, so that none waits for the organisation to be created.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const embedded = await Product.start();
  await embedded.rest();
  const postgres = await PostgresServer.start();
  await onServer(postgres.url, `create database ${database}`);
  const onPostgres = await Product.start({ DATABASE_URL: urlOf(postgres.url, database) });
  await onPostgres.rest();
  templates.write({
    embedded: { dataDir: embedded.dataDir },
    postgres: { dataDir: onPostgres.dataDir, postgres: { server: postgres.url, database } },
  });
  return async () => {
    embedded.remove();
    onPostgres.remove();
    await postgres.remove();
  };
}
