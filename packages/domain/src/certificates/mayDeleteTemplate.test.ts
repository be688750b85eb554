import { expect, test } from 'vitest';
import { mayDeleteTemplate } from './mayDeleteTemplate.ts';

const verdictOf = (used_by: Partial<Parameters<typeof mayDeleteTemplate>[0]['used_by']>) =>
  mayDeleteTemplate(
    { name: 'Mẫu A', used_by: { courses: 0, course_names: [], issued: 0, ...used_by } },
    'vi',
  );

test('a template that nothing uses may be deleted', () => {
  expect(verdictOf({})).toEqual({ allowed: true });
});

test('one that courses have names them', () => {
  expect(verdictOf({ courses: 5, course_names: ['An toàn', 'Phỏng vấn', 'Sơ cứu'] })).toEqual({
    allowed: false,
    code: 'certificateTemplateInUse',
    params: { name: 'Mẫu A', courses: 'An toàn, Phỏng vấn, Sơ cứu và 2 mục khác' },
  });
});

test('one with certificates has to stay, whatever courses have it', () => {
  expect(verdictOf({ courses: 1, course_names: ['An toàn'], issued: 18 })).toEqual({
    allowed: false,
    code: 'certificateTemplateIssued',
    params: { name: 'Mẫu A', issued: 18 },
  });
});
