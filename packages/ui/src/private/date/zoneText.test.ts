import { expect, test } from 'vitest';
import { zoneText } from './zoneText';

const winter = Date.UTC(2026, 0, 1);
const summer = Date.UTC(2026, 6, 1);

test('a zone is named with its offset at a moment', () => {
  expect(zoneText('vi-VN', 'Asia/Ho_Chi_Minh', winter)).toBe('Giờ Việt Nam (GMT+\u20607)');
  expect(zoneText('en-GB', 'Asia/Ho_Chi_Minh', winter)).toBe('Vietnam Time (GMT+\u20607)');
  expect(zoneText('vi-VN', 'Europe/Berlin', winter)).toBe('Giờ Đức (GMT+\u20601)');
  expect(zoneText('vi-VN', 'Europe/Berlin', summer)).toBe('Giờ Đức (GMT+\u20602)');
});

test('without a moment no offset is claimed, and no offset is written twice', () => {
  expect(zoneText('vi-VN', 'Asia/Ho_Chi_Minh', undefined)).toBe('Giờ Việt Nam');
  expect(zoneText('vi-VN', 'UTC', winter)).toBe('GMT+\u20600');
});
