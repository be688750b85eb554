import { defineMessages } from '../../messages/defineMessages';

export const countdownMessages = defineMessages({
  vi: {
    left: 'Thời gian còn lại',
    duration: (hours: number, minutes: number) =>
      hours > 0 ? `${hours} giờ ${minutes} phút` : `${minutes} phút`,
    over: 'Hết giờ',
  },
  en: {
    left: 'Time left',
    duration: (hours, minutes) =>
      `${hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'} ` : ''}${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    over: 'Time is up',
  },
});

export type CountdownMessages = (typeof countdownMessages)['vi'];
