import { describe, expect, test } from 'vitest';
import { roles } from '../access/roles.ts';
import { notificationChoicesOf } from './notificationChoices.ts';
import {
  carriedFacts,
  isNotificationType,
  type NotificationEvent,
  notificationGroup,
  notificationIcon,
  notificationTarget,
  notificationText,
  notificationTypes,
} from './notificationTypes.ts';
import { sampleEvent } from './sampleEvent.ts';

const names = Object.keys(notificationTypes).filter(isNotificationType);

describe.each(names)('%s', (name) => {
  const event = sampleEvent(name);
  const { audience, bell, mail } = notificationTypes[name];

  test('says something in both languages', () => {
    const [vi, en] = [notificationText(event, 'vi'), notificationText(event, 'en')];
    expect(vi.message).not.toBe('');
    expect(en.message).not.toBe(vi.message);
    expect(`${vi.message}${vi.detail}${en.message}${en.detail}`).not.toMatch(/undefined|null|Invalid/);
  });

  test('can be turned off by the roles that get it', () => {
    for (const choice of [bell, mail])
      if (choice !== null) for (const role of audience) expect(notificationChoicesOf(role)).toContain(choice);
  });

  test('leads to a path', () => {
    for (const role of audience) {
      const target = notificationTarget(event, { id: '78', role });
      if (target) expect(target.address).toMatch(/^\/[\w/-]+(\?\w+=[\w-]+)?$/);
    }
  });

  test('has a picture for every role', () => {
    for (const role of roles) expect(notificationIcon(event, role)).toMatch(/^\w+$/);
  });
});

test('an exam is told with its times and their zone', () => {
  expect(notificationText(sampleEvent('AssignNewSurvey'), 'vi')).toEqual({
    message: 'Bạn được giao bài thi “An toàn điện cơ bản”',
    detail: 'An toàn lao động – Khóa 12. Mở từ 14:00 22/11/2026 đến 17:00 23/11/2026 (GMT+\u20607).',
  });
});

test('an import is told with its counts; a failed one with the reason', () => {
  expect(notificationText(sampleEvent('ImportFinished'), 'vi')).toEqual({
    message: 'Đã nhập xong tệp “danh-sach.xlsx”',
    detail:
      '1.200 tài khoản mới, 1 người đã là thành viên và 2 dòng không hợp lệ. Bạn có thể tải các dòng không hợp lệ về để sửa.',
  });
  const { sample } = notificationTypes.ImportFailed;
  const failed = (code: string): NotificationEvent => ({
    type: 'ImportFailed',
    facts: { ...sample, import_kind: 'questions', saved: 1, repeated: 0, refused: 0, failure: { code } },
  });
  const counts = 'Until it stopped: 1 new question.';
  expect(notificationText(failed('importerLocked'), 'en').detail).toMatch(new RegExp(`^\\w.+\\. ${counts}$`));
  expect(notificationText(failed('ofAnotherVersion'), 'en').detail).toBe(counts);
});

test('a corrected completion score tells each what it makes of them', () => {
  const { sample } = notificationTypes.CompletionCorrected;
  const told = (facts: Partial<typeof sample>, language: 'vi' | 'en') => {
    const { message, detail } = notificationText(
      { type: 'CompletionCorrected', facts: { ...sample, ...facts } },
      language,
    );
    return `${message}. ${detail}`;
  };
  const name = '“An toàn lao động – Khóa 12”';
  expect(told({}, 'vi')).toBe(
    `Nay bạn đạt lớp học ${name}. Điểm hoàn thành của lớp đã được sửa từ 5 thành 4,5.`,
  );
  expect(told({ completion: 'not_pass' }, 'en')).toBe(
    `You do not pass the class ${name} as it counts now. The completion score of the class was corrected from 5 to 4.5.`,
  );
  expect(told({ completion: 'completed', after: null }, 'vi')).toBe(
    `Nay bạn hoàn thành lớp học ${name}. Lớp không còn yêu cầu điểm hoàn thành.`,
  );
  expect(told({ completion: 'not_completed', before: null }, 'vi')).toBe(
    `Nay bạn chưa đạt lớp học ${name}. Điểm hoàn thành của lớp nay là 4,5.`,
  );
});

test('submissions of one exam are one unread notification', () => {
  expect(notificationGroup(sampleEvent('SubmissionToMark'))).toBe('toMark:34');
  expect(notificationGroup(sampleEvent('AssignNewSurvey'))).toBeNull();
});

test('a notification carries what it is about, and nothing else', () => {
  const tested = carriedFacts(sampleEvent('AssignNewPreTest'));
  expect(tested).toMatchObject({ meeting_id: '8', kind: 'pretest', survey_title: 'An toàn điện cơ bản' });
  expect(Object.keys(tested)).not.toContain('start_time');
  const facts = { company_id: '3', company_name: 'Hoa Sen', kind: 'class' as const, reason: null };
  expect(carriedFacts({ type: 'RegistrationDenied', facts })).toEqual({ company_id: '3', kind: 'class' });
});

test('a test of a meeting leads each reader to the own one', () => {
  const reader = { id: '90', role: 'student' as const };
  expect(notificationTarget(sampleEvent('AssignNewPostTest'), reader)?.address).toBe(
    '/survey/12/meeting/8/user/90',
  );
});
