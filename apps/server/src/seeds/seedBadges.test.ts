import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { awardDueBadge } from '../badges/awardDueBadge.ts';
import { settleResults } from '../testing/settleResults.ts';
import { TestApp } from '../testing/TestApp.ts';
import { seedBadges } from './seedBadges.ts';
import { seedBanners } from './seedBanners.ts';
import { seedCertificates } from './seedCertificates.ts';

test('the demo has banners, badges and certificates, and people who have earned them', async () => {
  const app = await TestApp.start({
    demo: true,
    config: { dataDir: join(tmpdir(), `sen-test-${randomUUID()}`) },
  });
  const { files } = app.app.services;
  const now = app.clock.now();
  await app.database.transaction().execute(async (transaction) => {
    await seedBanners(transaction, files, now);
    await seedBadges(transaction, files, now);
    await seedCertificates(transaction, files, now);
  });
  await settleResults(app);
  // oxlint-disable-next-line no-await-in-loop -- one part after the other
  while (await awardDueBadge(app.database, now, 50));
  const count = async (table: 'banner' | 'badge' | 'badge_award') =>
    (await app.database.selectFrom(table).select('id').execute()).length;
  expect([await count('banner'), await count('badge')]).toEqual([3, 3]);
  expect(await count('badge_award')).toBeGreaterThan(0);
  const certificates = await app.database.selectFrom('certificate').selectAll().orderBy('id').execute();
  const revoked = certificates.filter(({ reason }) => reason !== null);
  expect(revoked).toHaveLength(1);
  const soon = new Date(now.getTime() + 14 * 86_400_000);
  expect(certificates.some(({ expires_at }) => expires_at && expires_at > now && expires_at < soon)).toBe(
    true,
  );
  // By rule, of a class.
  expect(certificates.some(({ classroom_id }) => classroom_id !== null)).toBe(true);
  for (const { id } of certificates.filter(({ reason }) => reason === null)) {
    // oxlint-disable-next-line no-await-in-loop -- in the one thread that prints
    const printed = await app.call('printCertificate', 'admin', { path: { id } });
    expect(printed.status).toBe(200);
  }
  await app.stop();
});
