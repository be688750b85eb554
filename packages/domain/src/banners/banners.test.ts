import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bannerTarget } from './bannerTarget.ts';
import { bannerTiming } from './bannerTiming.ts';
import { checkBanner, keptBanner } from './checkBanner.ts';

const codesOf = (...call: Parameters<typeof checkBanner>) =>
  checkBanner(...call).map(({ field, code }) => `${field}: ${code}`);

describe('the path of a banner', () => {
  test.each([
    ['', 'nowhere'],
    ['  ', 'nowhere'],
    ['/course-all', 'page'],
    [' /forum?12 ', 'page'],
    ['https://sen.vn', 'site'],
    ['HTTPS://sen.vn/tin?a=1#b', 'site'],
  ])('%j leads to a %s', (path, target) => {
    expect(bannerTarget(path)).toBe(target);
  });

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<script>',
    'http://sen.vn',
    '//sen.vn',
    '/\\sen.vn',
    '/\t/sen.vn',
    'https:sen.vn',
    'https://',
    'https://ai@sen.vn',
    'https://sen.vn:port',
    'course-all',
  ])('%j is not taken', (path) => {
    expect(bannerTarget(path)).toBeUndefined();
  });

  test('what is taken as a page stays in the product, and as a site is https', () => {
    const origin = 'https://portal.invalid';
    const part = fc.constantFrom(
      '/',
      '\\',
      ':',
      '//',
      '@',
      '\t',
      '\n',
      ' ',
      'https',
      'javascript',
      'a.vn',
      '?',
      '#',
      '.',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = parts.join('').trim();
        const target = bannerTarget(path);
        if (target === 'page') expect(new URL(path, origin).origin).toBe(origin);
        if (target === 'site') expect(new URL(path, origin).protocol).toBe('https:');
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a banner needs a picture and its text, and ends after it starts', () => {
  expect(codesOf({ alt_text: 'Tuần lễ an toàn' }, true)).toEqual([]);
  expect(codesOf({ alt_text: ' ' }, false)).toEqual([
    'image: bannerWithoutImage',
    'alt_text: thisFieldIsRequired',
  ]);
  const at = '2026-12-01T00:00:00Z';
  expect(codesOf({ alt_text: 'A', path: 'javascript:a', start_time: at, end_time: at }, true)).toEqual([
    'path: bannerPathInvalid',
    'end_time: bannerEndsTooEarly',
  ]);
  expect(codesOf({ alt_text: 'A', start_time: at, end_time: null }, true)).toEqual([]);
});

test('a banner for some units names one; one for all keeps none', () => {
  expect(codesOf({ alt_text: 'A', everywhere: false }, true)).toEqual(['company_ids: bannerWithoutUnits']);
  expect(keptBanner({ alt_text: ' A  b ', company_ids: ['1'], roles: ['student', 'student'] })).toEqual({
    banner: {
      alt_text: 'A b',
      path: '',
      starts_at: null,
      ends_at: null,
      roles: ['student'],
      everywhere: true,
    },
    company_ids: [],
  });
});

test('a banner is shown from its start until its end', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 11, day));
  const of = (starts_at: Date | null, ends_at: Date | null) => bannerTiming({ starts_at, ends_at }, at(5));
  expect([of(null, null), of(at(5), at(6)), of(at(6), null), of(null, at(5))]).toEqual([
    'shown',
    'shown',
    'coming',
    'ended',
  ]);
});
