import { defineWords } from '../../words/defineWords';
import type { DayPart } from './dayPart';

const words = defineWords('greeting', {
  vi: {
    helloEarly: 'Chào ngày mới, {{name}}',
    helloMorning: 'Chào buổi sáng, {{name}}',
    helloAfternoon: 'Chào buổi chiều, {{name}}',
    helloEvening: 'Chào buổi tối, {{name}}',
    welcomeEarly: 'Chúc bạn một ngày mới nhiều năng lượng.',
    welcomeMorning: 'Chúc bạn một buổi sáng hiệu quả.',
    welcomeAfternoon: 'Chúc bạn một buổi chiều thuận lợi.',
    welcomeEvening: 'Chúc bạn một buổi tối an lành.',
  },
  en: {
    helloEarly: 'Good morning, {{name}}',
    helloMorning: 'Good morning, {{name}}',
    helloAfternoon: 'Good afternoon, {{name}}',
    helloEvening: 'Good evening, {{name}}',
    welcomeEarly: 'Have a great start to the day.',
    welcomeMorning: 'Have a productive morning.',
    welcomeAfternoon: 'Have a pleasant afternoon.',
    welcomeEvening: 'Have a relaxing evening.',
  },
});

const hellos = {
  early: 'helloEarly',
  morning: 'helloMorning',
  afternoon: 'helloAfternoon',
  evening: 'helloEvening',
} as const satisfies Record<DayPart, string>;

const welcomes = {
  early: 'welcomeEarly',
  morning: 'welcomeMorning',
  afternoon: 'welcomeAfternoon',
  evening: 'welcomeEvening',
} as const satisfies Record<DayPart, string>;

export const hello = (part: DayPart, name: string) => words(hellos[part], { name });
export const welcome = (part: DayPart) => words(welcomes[part]);
