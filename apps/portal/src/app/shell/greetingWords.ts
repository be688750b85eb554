import { defineWords } from '../../words/defineWords';
import type { DayPart } from './dayPart';

const words = defineWords('greeting', {
  vi: {
    helloEarly: 'Chào ngày mới, {{name}}',
    helloMorning: 'Chào buổi sáng, {{name}}',
    helloAfternoon: 'Chào buổi chiều, {{name}}',
    helloEvening: 'Chào buổi tối, {{name}}',
    wishEarly: 'Chúc bạn một ngày mới nhiều năng lượng.',
    wishMorning: 'Chúc bạn một buổi sáng hiệu quả.',
    wishAfternoon: 'Chúc bạn một buổi chiều thuận lợi.',
    wishEvening: 'Chúc bạn một buổi tối an lành.',
  },
  en: {
    helloEarly: 'Welcome to a new day, {{name}}',
    helloMorning: 'Good morning, {{name}}',
    helloAfternoon: 'Good afternoon, {{name}}',
    helloEvening: 'Good evening, {{name}}',
    wishEarly: 'Have a great start to the day.',
    wishMorning: 'Have a productive morning.',
    wishAfternoon: 'Have a pleasant afternoon.',
    wishEvening: 'Have a relaxing evening.',
  },
});

const hellos = {
  early: 'helloEarly',
  morning: 'helloMorning',
  afternoon: 'helloAfternoon',
  evening: 'helloEvening',
} as const satisfies Record<DayPart, string>;

const wishes = {
  early: 'wishEarly',
  morning: 'wishMorning',
  afternoon: 'wishAfternoon',
  evening: 'wishEvening',
} as const satisfies Record<DayPart, string>;

export const hello = (part: DayPart, name: string) => words(hellos[part], { name });
export const wish = (part: DayPart) => words(wishes[part]);
