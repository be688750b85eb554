import { defineMessages } from '../../messages/defineMessages';

export const stepperMessages = defineMessages({
  vi: {
    step: (place: number, count: number) => `Bước ${place} trên ${count}`,
    done: 'Đã xong',
    current: 'Đang thực hiện',
    upcoming: 'Chưa tới',
    failed: 'Cần sửa',
  },
  en: {
    step: (place: number, count: number) => `Step ${place} of ${count}`,
    done: 'Done',
    current: 'In progress',
    upcoming: 'To come',
    failed: 'Needs fixing',
  },
});
