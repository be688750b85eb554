import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { badgeCredential } from '@sen/domain/badges/badgeCredential';
import { badgeCriteria } from '@sen/domain/badges/badgeCriteria';
import { issuerOf } from '../../badges/issuerOf.ts';
import { signCredential } from '../../badges/signCredential.ts';
import { found } from '../../errors/RefusalError.ts';
import { findAward } from '../../store/badges/awards.ts';
import { badgeKey } from '../../store/badges/badgeKey.ts';
import { findUnitFile } from '../../store/files/files.ts';
import { Download, type Handler } from '../Operation.ts';
import { assertSeesPerson } from './assertSeesPerson.ts';

export const getBadgeCredential: Handler<'getBadgeCredential'> = async (
  { path: { award_id }, caller, language, now },
  { database, files, config },
) => {
  const award = found(await findAward(database, award_id));
  await assertSeesPerson(database, award.user_id, caller);
  const picture = found(await findUnitFile(database, award.image_file));
  const image = await buffer(found(await files.get(picture.id)));
  const salt = randomBytes(16).toString('hex');
  const at = (address: string) => new URL(address, config.publicUrl).href;
  const key = await badgeKey(database, now);
  const issuer = issuerOf(award.company_id, key, config);
  const credential = badgeCredential({
    id: award.id,
    awarded_at: award.awarded_at,
    badge: {
      address: at(`/armorial/view/${award.company_id}/${award.badge_id}`),
      name: award.name,
      criteria: badgeCriteria(award.rule, language),
      image: { type: picture.type, base64: image.toString('base64') },
    },
    issuer: { address: issuer.address, page: issuer.page, name: award.company_name },
    recipient: { hash: createHash('sha256').update(`${award.email}${salt}`).digest('hex'), salt },
    evidence: award.evidence.courses.map(({ course_name, classroom_name, completed_at, score }) => ({
      name: course_name,
      narrative: [classroom_name, completed_at?.slice(0, 10), score]
        .filter((each) => each !== null && each !== undefined)
        .join(' · '),
    })),
  });
  const { verificationMethod } = issuer;
  const signed = signCredential(credential, { key, verificationMethod, now });
  const bytes = Buffer.from(JSON.stringify(signed, null, 2));
  return new Download(`open-badge-${award.id}.jsonld`, 'application/ld+json', bytes);
};
