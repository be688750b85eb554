import { people } from '@sen/api/fixtures/people';
import { surveyAnswer } from '@sen/api/fixtures/surveys';
import { http } from '@sen/api/mocks/http';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { expect, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

/** The states of a page with the answers of one person, of a survey of a class or of a project. */
export function personAnswersStories({ path, mocks: more }: Pick<PageStory, 'path' | 'mocks'>) {
  const as = people.teacher;
  const mocks = [...surveyMocks, ...more];
  return {
    ...pageStates({ path, as, mocks, call: '/survey-votes/:id/users/:user_id', refusal: 'notFound' }),
    /** Nothing was answered: the question that is not asked then leaves its number free. */
    empty: pageStory({
      path,
      as,
      mocks: [
        http.get('/survey-votes/{id}/users/{user_id}', ({ response }) =>
          response(200).json({ data: { ...surveyAnswer, answers: {} } }),
        ),
        ...mocks,
      ],
      play: async ({ canvasElement }) => {
        const [first] = await within(canvasElement).findAllByText('Không trả lời');
        await expect(first).toBeVisible();
        const page = within(canvasElement);
        await expect(page.getByText(/^3\. /)).toBeVisible();
        await expect(page.queryByText(/^2\. /)).toBeNull();
      },
    }),
    filled: pageStory({
      path,
      as,
      mocks,
      play: async ({ canvasElement }) => {
        const page = within(canvasElement);
        await seesHeading(canvasElement, surveyAnswer.person.name);
        await expect(await page.findByText('Hằng ngày')).toBeVisible();
        await expect(page.getByText('Học vào sáng thứ Bảy là tiện nhất.')).toBeVisible();
        await expect(page.queryByRole('radio')).toBeNull();
      },
    }),
  };
}
