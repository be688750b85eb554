import { badge } from '@sen/api/fixtures/badges';
import { people } from '@sen/api/fixtures/people';
import { badgeMocks } from '@sen/api/mocks/badgeMocks';
import { emptyList } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mismatchedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Badge' } satisfies Meta;

const path = '/armorial/view/1/1';
const as = people.superAdmin;
const mocks = badgeMocks;
const states = pageStates({ path, as, mocks, call: '/badges/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** The unit has no students. */
export const Empty = pageStory({
  path,
  as,
  mocks: [emptyList('/badges/:id/people'), ...mocks],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Chưa có học viên nào')).toBeVisible();
  },
});

/** Who has the badge keeps it when a result is corrected, which the page says. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, badge.name);
    const page = within(canvasElement);
    await expect(await page.findByText(people.student.name)).toBeVisible();
    await expect(page.getAllByText('1/2')).toHaveLength(2);
    await expect(page.getByText('12/30')).toBeVisible();
    await expect(page.getByText('Đã có, không còn đạt')).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, badge.name),
});

export const Refused = states.refused;

/** A badge of another unit than the address says does not exist. */
export const RefusedOfAnotherUnit = mismatchedPage({ path: '/armorial/view/2/1', as, mocks });

export const Failed = states.failed;
