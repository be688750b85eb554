import { expect, test } from 'vitest';
import { failureExcerpts } from './failureExcerpts.mjs';

const passed = Array.from({ length: 200 }, (_, at) => `\u001b[32m PASS \u001b[39m part-${at}.test.js`);

test('names the story that failed, wherever it stands, without colours', () => {
  const failure = [
    '  \u001b[1m● Part 3 › Pages/Members: Filled › play-test\u001b[22m',
    '',
    '    Expected: "a"',
  ];
  expect(failureExcerpts([...passed, ...failure, '', ...passed].join('\n'))).toEqual([
    expect.stringMatching(/^ {2}● Part 3 › Pages\/Members: Filled › play-test\n\n {4}Expected: "a"/),
  ]);
});

test.each([
  ['Vitest', ' FAIL  |unit| packages/domain/src/a.test.ts > adds'],
  ['Playwright', '  1) [vi-1280] › e2e/journeys/register.journey.ts:18:1 › people register'],
  ['the compiler', "apps/portal/src/a.ts(3,7): error TS2322: Type 'string' is not assignable"],
])('names a failure of %s', (_, line) => {
  expect(failureExcerpts([...passed, line, ...passed].join('\n'))[0]).toContain(line);
});

test('a failure ends where the next begins, and only the first are shown', () => {
  const failures = Array.from({ length: 20 }, (_, at) => `● story ${at}\nits reason`);
  expect(failureExcerpts(failures.join('\n'))).toHaveLength(8);
  expect(failureExcerpts(failures.join('\n'))[1]).toBe('● story 1\nits reason');
});

test('output without failures has none, nor has what was written to the console', () => {
  expect(
    failureExcerpts([...passed, '  ● Console', 'console.log', '●  Building preview..'].join('\n')),
  ).toEqual([]);
});
