import { defineMessages } from '../../messages/defineMessages';

export const listToolbarMessages = defineMessages({
  vi: { search: 'Tìm trong danh sách' },
  en: { search: 'Search the list' },
});

export type ListToolbarMessages = (typeof listToolbarMessages)['vi'];
