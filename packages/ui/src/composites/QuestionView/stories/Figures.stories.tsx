import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Question } from '../question';
import { QuestionView } from '../QuestionView';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const question: Question = {
  id: 'figures',
  number: 1,
  score: 10,
  numbering: 'A',
  title: 'Cho mạch [[#1]] và bảng đo [[#2]] Điện trở tương đương là',
  content: {
    type: 'one_choice',
    options: [
      { id: 'a', text: '[[#3]]' },
      { id: 'b', text: 'R₁ + R₂, không phải [[#9]]' },
    ],
    figures: [
      { id: '1', kind: 'picture', source: pixel, alt: 'Hai điện trở mắc song song', width: 120 },
      {
        id: '2',
        kind: 'table',
        rows: [
          ['U (V)', 'I (A)'],
          ['6', '0,5'],
          ['[[#3]]', '1'],
        ],
      },
      {
        id: '3',
        kind: 'formula',
        mathml:
          '<math><mfrac><mrow><msub><mi>R</mi><mn>1</mn></msub><msub><mi>R</mi><mn>2</mn></msub></mrow><mrow><msub><mi>R</mi><mn>1</mn></msub><mo>+</mo><msub><mi>R</mi><mn>2</mn></msub></mrow></mfrac></math>',
        alt: '(R_1R_2)/(R_1+R_2)',
      },
    ],
  },
};

const meta = {
  title: 'Composites/QuestionView/Figures',
  component: QuestionView,
  args: { question, value: null },
} satisfies Meta<typeof QuestionView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures, formulas and tables stand where the texts name them; one that there is not stays as written. */
export const InTheirPlaces: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getByRole('img', { name: 'Hai điện trở mắc song song' })).toBeVisible();
    await expect(within(view.getByRole('table')).getAllByRole('row')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('math')).toHaveLength(2);
    await expect(view.getByText(/không phải \[\[#9\]\]/)).toBeVisible();
  },
};

/** A formula that is no MathML of ours is shown in words: nothing of it becomes an element. */
export const FormulaRefused: Story = {
  args: {
    question: {
      ...question,
      title: '[[#1]]',
      content: {
        type: 'true_false',
        figures: [
          {
            id: '1',
            kind: 'formula',
            mathml: '<math><script>alert(1)</script></math>',
            alt: 'x bình phương',
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('x bình phương')).toBeVisible();
    await expect(canvasElement.querySelector('math, script')).toBeNull();
  },
};
