import { defineMessages } from '../../messages/defineMessages';

export const textAreaMessages = defineMessages({
  vi: {
    count: (typed: string, most: string) => `${typed}/${most} ký tự`,
    left: (left: string) => `Còn ${left} ký tự`,
  },
  en: {
    count: (typed: string, most: string) => `${typed}/${most} characters`,
    left: (left: string) => `${left} characters left`,
  },
});
