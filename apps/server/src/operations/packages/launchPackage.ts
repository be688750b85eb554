import type { LessonAttachment, Package } from '@sen/api/contract/model';
import { lessonKind } from '@sen/domain/study/lessonKind';
import { hashToken, newToken } from '../../auth/token.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import { insertGrant } from '../../store/packages/packageGrants.ts';
import type { Services } from '../Operation.ts';

/**
 * Opens the packaged course that is the main one of these files, at an address for this session alone.
 * @throws {RefusalError} 422 when the file is no package
 */
export async function launchPackage(
  attachments: readonly LessonAttachment[],
  { token, now }: { token: string | undefined; now: Date },
  { database, packages, config }: Pick<Services, 'database' | 'packages' | 'config'>,
): Promise<Package> {
  const main = attachments.find(({ is_main }) => is_main);
  if (token === undefined || !main || lessonKind(main.type) !== 'package')
    throw new RefusalError('lessonNoPackage');
  const { version, parts } = await packages.open(main);
  const key = newToken();
  await insertGrant(database, {
    keyHash: hashToken(key),
    sessionHash: hashToken(token),
    fileId: main.id,
    now,
  });
  return {
    version,
    origin: config.contentUrl ?? null,
    port: config.contentPort,
    path: `/packages/${key}/`,
    parts: parts.map(({ id, title, href, isSco, launchData, masteryScore }) => ({
      id,
      title,
      href,
      is_sco: isSco,
      launch_data: launchData,
      mastery_score: masteryScore,
    })),
  };
}
