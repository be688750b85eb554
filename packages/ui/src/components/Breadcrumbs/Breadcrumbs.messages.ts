import { defineMessages } from '../../messages/defineMessages';

export const breadcrumbsMessages = defineMessages({
  vi: { label: 'Đường dẫn', more: (count: number) => `Hiện ${count} cấp ở giữa` },
  en: {
    label: 'Breadcrumbs',
    more: (count: number) => (count === 1 ? 'Show the level in between' : `Show ${count} levels in between`),
  },
});
