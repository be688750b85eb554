import { defineMessages } from '../../messages/defineMessages';

export const ratingMessages = defineMessages({
  vi: {
    value: (value: string, max: number) => `${value} trên ${max}`,
    count: (count: string) => `(${count} đánh giá)`,
    none: 'Chưa có đánh giá',
  },
  en: {
    value: (value: string, max: number) => `${value} of ${max}`,
    count: (count: string) => (count === '1' ? '(1 rating)' : `(${count} ratings)`),
    none: 'No ratings yet',
  },
});
