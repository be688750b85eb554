import { expect, test } from 'vitest';
import { folderHref, namesOf } from './documentAddress';

test.each([
  [[]],
  [['Giáo án']],
  [['Giáo án', 'Tuần 1']],
  [['100%', '#1?', '%2e%2e', 'a&b=c', '👨\u200D👩\u200D👧']],
])('the names %j are in their address, and come out of it', (names) => {
  const address = folderHref(names);
  expect(address).toMatch(/^\/personal-document(\/[^/?#]+)*$/);
  expect(namesOf(address)).toEqual(names);
});

test('an address that is typed by hand is taken as it is', () => {
  expect(namesOf('/personal-document/100%/Giáo án/')).toEqual(['100%', 'Giáo án']);
});
