import type { ApprovalLevel } from '@sen/api/contract/model';
import { describe, expect, it, test } from 'vitest';
import { can } from '../access/can.ts';
import { roles } from '../access/roles.ts';
import type { Actor } from '../access/scope.ts';
import { approvalKinds } from '../approvals/approvalKinds.ts';
import type { Verdict } from '../errors/verdict.ts';
import { whyTopicIsKept } from '../registration/whyNotReopened.ts';
import { checkReply, checkTopic, topicTitle } from './checkTopic.ts';
import { forumRules } from './forumRules.ts';
import { approvedAt, levelOf, levels, rejectedAt, sentBy } from './levels.ts';
import {
  deletionNeedsReason,
  mayDeleteReply,
  mayDeleteTopic,
  mayEditReply,
  mayEditTopic,
  mayFollowTopic,
  mayLockTopic,
  mayReadTopic,
  mayReply,
  mayReportReply,
  mayReportTopic,
  type TopicFacts,
} from './topicRules.ts';

const codeOf = (verdict: Verdict) => (verdict.allowed ? undefined : verdict.code);
const author: Actor = { id: '5', role: 'student', company_id: '1' };
const colleague: Actor = { id: '6', role: 'student', company_id: '1' };
const stranger: Actor = { id: '60', role: 'student', company_id: '2' };
const admin: Actor = { id: '2', role: 'admin', company_id: '1' };
const otherAdmin: Actor = { id: '20', role: 'admin', company_id: '2' };
const above: Actor = { id: '1', role: 'super-admin', company_id: null };
const topic: TopicFacts = {
  title: 'Dây đai',
  author_id: author.id,
  company_id: '1',
  topic_status: 'published',
  approval_level: null,
  audience: 'unit',
  locked: false,
  deleted_at: null,
};
const deleted = { ...topic, deleted_at: '2026-11-20T00:00:00Z' };
const pending = { ...topic, topic_status: 'pending', approval_level: 'unit', audience: null } as const;

describe('the levels of approval', () => {
  it('a topic passes the unit, then the system', () => {
    expect(sentBy('student')).toEqual({ topic_status: 'pending', approval_level: 'unit' });
    expect(approvedAt('unit')).toEqual({ topic_status: 'pending', approval_level: 'system' });
    expect(approvedAt('system')).toEqual({ topic_status: 'published', approval_level: null });
    expect(rejectedAt('unit')).toEqual({ topic_status: 'rejected', approval_level: 'unit' });
  });

  it('nobody passes a level at which the own role decides', () => {
    for (const role of roles) {
      const { approval_level } = sentBy(role);
      if (approval_level !== null) expect(can(role, levels[approval_level].permission)).toBe(false);
      else expect(can(role, levels.system.permission)).toBe(true);
    }
  });

  it('each level has its kind of requests, which the same people decide', () => {
    for (const level of Object.keys(levels) as ApprovalLevel[]) {
      const { kind, permission } = levels[level];
      expect(levelOf(kind)).toBe(level);
      expect(approvalKinds[kind].permission).toBe(permission);
    }
    expect(levelOf('account')).toBeNull();
  });
});

describe('who reads a topic', () => {
  it.each([
    ['published for its unit', topic, [author, colleague, admin, above]],
    [
      'published for all',
      { ...topic, audience: 'system' } as const,
      [author, colleague, stranger, admin, otherAdmin, above],
    ],
    ['that waits', pending, [author, admin, above]],
    ['that was rejected', { ...pending, topic_status: 'rejected' } as const, [author, admin, above]],
    ['that is a draft', { ...pending, topic_status: 'draft', approval_level: null } as const, [author]],
    ['that was deleted', deleted, [author, admin, above]],
  ] as const)('one %s', (_, facts, readers) => {
    const people = [author, colleague, stranger, admin, otherAdmin, above];
    const reading = people.filter((person) => mayReadTopic(person, facts).allowed);
    expect(reading.map(({ id }) => id)).toEqual(
      people.filter((one) => readers.some(({ id }) => id === one.id)).map(({ id }) => id),
    );
  });
});

test('a topic is changed by its author until it is published', () => {
  expect(codeOf(mayEditTopic(author, pending))).toBeUndefined();
  expect(codeOf(mayEditTopic(author, topic))).toBe('topicPublished');
  expect(codeOf(mayEditTopic(admin, pending))).toBe('topicNotYours');
  expect(codeOf(mayEditTopic(above, { ...topic, author_id: above.id }))).toBeUndefined();
  expect(codeOf(mayEditTopic(author, { ...deleted, topic_status: 'rejected' }))).toBe('topicDeleted');
});

test('a topic is deleted by its author and the administrators of the unit, a draft without a reason', () => {
  for (const actor of [author, admin, above]) expect(codeOf(mayDeleteTopic(actor, topic))).toBeUndefined();
  for (const actor of [colleague, otherAdmin])
    expect(codeOf(mayDeleteTopic(actor, topic))).toBe('topicNotYours');
  expect(codeOf(mayDeleteTopic(admin, deleted))).toBe('topicDeleted');
  expect(deletionNeedsReason({ topic_status: 'draft' })).toBe(false);
  expect(deletionNeedsReason(topic)).toBe(true);
});

test('replies are for published topics that are not locked', () => {
  expect(codeOf(mayReply(topic))).toBeUndefined();
  expect(codeOf(mayReply({ ...topic, locked: true }))).toBe('topicLocked');
  expect(codeOf(mayReply({ ...pending, topic_status: 'rejected' }))).toBe('topicNotPublished');
  expect(codeOf(mayReply(deleted))).toBe('topicDeleted');
  expect(codeOf(mayFollowTopic(pending))).toBe('topicNotPublished');
  expect(codeOf(mayLockTopic(admin, topic))).toBeUndefined();
  expect(codeOf(mayLockTopic(author, topic))).toBe('topicNotYours');
  expect(codeOf(mayLockTopic(admin, pending))).toBe('topicNotPublished');
});

test('what is published is reported by others than its author', () => {
  expect(codeOf(mayReportTopic(colleague, topic))).toBeUndefined();
  expect(codeOf(mayReportTopic(author, topic))).toBe('reportsOneself');
  expect(codeOf(mayReportTopic(admin, pending))).toBe('topicNotPublished');
  const reply = { author_id: colleague.id, company_id: '1', deleted_at: null };
  expect(codeOf(mayReportReply(author, reply, topic))).toBeUndefined();
  expect(codeOf(mayReportReply(colleague, reply, topic))).toBe('reportsOneself');
  expect(codeOf(mayReportReply(author, { ...reply, deleted_at: '2026-11-20T00:00:00Z' }, topic))).toBe(
    'replyDeleted',
  );
  expect(codeOf(mayReportReply(author, reply, deleted))).toBe('topicDeleted');
});

test('a reply belongs to its author; administrators delete those of their people, and all to topics of their unit', () => {
  const reply = { author_id: stranger.id, company_id: '2', deleted_at: null };
  const gone = { ...reply, deleted_at: '2026-11-20T00:00:00Z' };
  for (const actor of [stranger, admin, otherAdmin, above])
    expect(codeOf(mayDeleteReply(actor, reply, topic))).toBeUndefined();
  expect(codeOf(mayDeleteReply(author, reply, topic))).toBe('replyNotYours');
  expect(codeOf(mayDeleteReply(stranger, gone, topic))).toBe('replyDeleted');
  expect(codeOf(mayEditReply(stranger, reply, topic))).toBeUndefined();
  expect(codeOf(mayEditReply(admin, reply, topic))).toBe('replyNotYours');
  expect(codeOf(mayEditReply(stranger, reply, { ...topic, locked: true }))).toBe('topicLocked');
});

describe('what is written', () => {
  const fields = (errors: { field: string; code: string }[]) =>
    errors.map(({ field, code }) => [field, code]);

  it('needs a theme, a title and a content that is seen', () => {
    expect(fields(checkTopic({ title: ' ', theme_id: '', content: '<p>&nbsp;</p><p><br></p>' }))).toEqual([
      ['theme_id', 'thisFieldIsRequired'],
      ['title', 'thisFieldIsRequired'],
      ['content', 'thisFieldIsRequired'],
    ]);
    expect(fields(checkReply({ content: '<script>alert(1)</script>' }))).toEqual([
      ['content', 'thisFieldIsRequired'],
    ]);
  });

  it('may be pictures alone, each with a description', () => {
    const picture = (alt: string) =>
      `<img src="/api/files/5f0c1d7e-3f57-4c43-9d5f-0f1f3b9a9c01" alt="${alt}">`;
    const codes = (content: string) => checkReply({ content }).map(({ code }) => code);
    expect(codes(picture('Móc đôi'))).toEqual([]);
    expect(codes(`<p>Đây</p>${picture(' ')}`)).toEqual(['topicPictureUndescribed']);
    expect(codes(picture('Móc đôi').repeat(20))).toEqual([]);
    expect(codes(picture('Móc đôi').repeat(21))).toEqual(['topicTooManyPictures']);
  });

  it('has a title that turns no direction', () => {
    expect(topicTitle('  Tệp \u202Efdp.exe\u202C \u2067ở  đây\u2069 ')).toBe('Tệp fdp.exe ở đây');
  });

  it('is not too long, counted without its markup', () => {
    const fits = {
      title: 'á'.repeat(200),
      theme_id: '1',
      content: `<p><strong>${'a'.repeat(10_000)}</strong></p>`,
    };
    expect(checkTopic(fits)).toEqual([]);
    expect(fields(checkTopic({ ...fits, title: 'a'.repeat(201), content: 'a'.repeat(10_001) }))).toEqual([
      ['title', 'topicTextTooLong'],
      ['content', 'topicTextTooLong'],
    ]);
    expect(checkReply({ content: 'a'.repeat(5000) })).toEqual([]);
    expect(checkReply({ content: 'a'.repeat(5001) })).toHaveLength(1);
  });
});

test.each([
  [{ deleted: false, decided_since: false, answered: false }, undefined],
  [{ deleted: true, decided_since: true, answered: true }, 'topicGone'],
  [{ deleted: false, decided_since: true, answered: false }, 'topicDecidedSince'],
  [{ deleted: false, decided_since: false, answered: true }, 'topicAnsweredSince'],
])('an approval with %j since stays because of %s', (facts, code) => {
  expect(whyTopicIsKept('Dây đai', facts)?.code).toBe(code);
});

test('the rules are the same in both languages', () => {
  expect(forumRules.vi.length).toBe(forumRules.en.length);
});
