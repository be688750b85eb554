import { expect, test } from 'vitest';
import { topicOfAddress } from './topicPlaces';

test.each([
  ['topicId=7', '7'],
  ['7', '7'],
  ['', null],
  ['request=true', null],
  ['theme=7', null],
  ['7=8', null],
  // Leads to the page that says that there is none.
  ['topicId=x', '0'],
])('?%s is the topic %s', (address, id) => {
  expect(topicOfAddress(new URLSearchParams(address))).toBe(id);
});
