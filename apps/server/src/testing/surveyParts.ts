import type { SurveyPart } from '@sen/api/contract/model';

/** Two parts, of which the third question is only asked after 'Không'. */
export const surveyParts: SurveyPart[] = [
  {
    title: 'Về khóa học',
    questions: [
      {
        id: 'useful',
        title: 'Khóa học có giúp ích cho công việc của bạn không?',
        required: true,
        numbering: 'none',
        content: {
          type: 'one_choice',
          options: [
            { id: 'yes', text: 'Có' },
            { id: 'no', text: 'Không' },
          ],
        },
        condition: null,
      },
      {
        id: 'topics',
        title: 'Bạn muốn học thêm về gì?',
        required: false,
        numbering: 'none',
        content: {
          type: 'multiple_choice',
          options: [
            { id: 'electric', text: 'An toàn điện' },
            { id: 'fire', text: 'Phòng cháy chữa cháy' },
          ],
        },
        condition: null,
      },
    ],
  },
  {
    title: 'Góp ý',
    questions: [
      {
        id: 'why',
        title: 'Vì sao chưa giúp ích?',
        required: true,
        numbering: 'none',
        content: { type: 'long_answer', character_limit: 1000 },
        condition: { question_id: 'useful', choices: ['no'] },
      },
    ],
  },
];
