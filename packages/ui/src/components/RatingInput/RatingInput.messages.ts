import { defineMessages } from '../../messages/defineMessages';

export const ratingInputMessages = defineMessages({
  vi: { stars: (value: number) => `${value} sao`, clear: 'Xóa đánh giá' },
  en: { stars: (value: number) => (value === 1 ? '1 star' : `${value} stars`), clear: 'Clear the rating' },
});
