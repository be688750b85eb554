import { defineMessages } from '../../messages/defineMessages';

/** Placeholders of empty segments. */
export const datePartsMessages = defineMessages({
  vi: { year: 'năm', month: 'tháng', day: 'ngày', hour: 'giờ', minute: 'phút', second: 'giây' },
  en: { year: 'yyyy', month: 'mm', day: 'dd', hour: 'hh', minute: 'mm', second: 'ss' },
});
