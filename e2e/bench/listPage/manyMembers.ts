import type { Answer, MemberRow } from '@sen/api/contract/model';
import { memberRows } from '@sen/api/fixtures/members';
import { fold } from '@sen/domain/text/fold';
import { demoStudents } from '@sen/server/seeds/demoPeople';

const names = Object.values(demoStudents);
const [sample] = memberRows;

/** The members of a large unit. */
export function manyMembers(count: number): MemberRow[] {
  if (!sample) throw new Error('The fixtures have no member.');
  return Array.from({ length: count }, (_, index) => ({
    ...sample,
    id: String(1000 + index),
    name: `${names[index % names.length]} ${index + 1}`,
    email: `nguoi${index + 1}@congty.vn`,
    username: `nguoi${index + 1}`,
    created_at: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
  }));
}

/** A page of them, as the server answers the query of the address. */
export function pageOf(members: readonly MemberRow[], address: string): Answer<'listMembers'> {
  const query = new URL(address).searchParams;
  const limit = Number(query.get('limit') ?? 10);
  const page = Number(query.get('page') ?? 1);
  const keywords = query.getAll('keyword[]').map(fold);
  const matches = ({ name, email }: MemberRow) =>
    keywords.length === 0 || keywords.some((keyword) => fold(`${name} ${email}`).includes(keyword));
  const found = members.filter(matches);
  const sorted = query.get('order') === 'desc' ? found.toReversed() : found;
  return {
    data: sorted.slice((page - 1) * limit, page * limit),
    page,
    limit,
    total: found.length,
    last_page: Math.max(1, Math.ceil(found.length / limit)),
  };
}
