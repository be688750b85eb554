import { expect, test } from 'vitest';
import { zoneText } from './zoneText';

const winter = Date.UTC(2026, 0, 1);
const summer = Date.UTC(2026, 6, 1);

test('a zone is named with its offset at a moment', () => {
  expect(zoneText('vi-VN', 'Asia/Ho_Chi_Minh', winter)).toBe('Giờ Việt Nam (GMT+7)');
  expect(zoneText('en-GB', 'Asia/Ho_Chi_Minh', winter)).toBe('Vietnam Time (GMT+7)');
  expect(zoneText('vi-VN', 'Europe/Berlin', winter)).toBe('Giờ Đức (GMT+1)');
  expect(zoneText('vi-VN', 'Europe/Berlin', summer)).toBe('Giờ Đức (GMT+2)');
});

test('without a moment no offset is claimed, and no offset is written twice', () => {
  expect(zoneText('vi-VN', 'Asia/Ho_Chi_Minh', undefined)).toBe('Giờ Việt Nam');
  expect(zoneText('vi-VN', 'UTC', winter)).toBe('GMT+0');
});
