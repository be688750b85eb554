import { people } from '@sen/api/fixtures/people';
import { requestRow } from '@sen/api/fixtures/registration';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import { registrationMocks } from '@sen/api/mocks/registrationMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Request' } satisfies Meta;

const path = `/requests/${requestRow.id}`;
const as = people.admin;
const answer = http.get('/requests/{id}', ({ response }) => response(200).json({ data: requestRow }));
const mocks = [answer, ...registrationMocks, ...classMocks];
const title = `Yêu cầu của ${requestRow.name}`;

const states = pageStates({ path, as, call: '/requests/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** Withdrawn: nothing is left to decide. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    http.get('/requests/{id}', ({ response }) =>
      response(200).json({ data: { ...requestRow, status: 'withdrawn' } }),
    ),
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, title);
    await expect(within(canvasElement).queryByRole('button', { name: 'Duyệt' })).toBeNull();
  },
});

/** What the request says comes before the buttons that decide it. */
export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, title);
    const page = within(canvasElement);
    const approve = page.getByRole('button', { name: 'Duyệt' });
    const email = page.getByText(requestRow.email);
    await expect(email.compareDocumentPosition(approve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(approve);
    await expect(
      await screen.findByRole('dialog', { name: `Duyệt yêu cầu của ${requestRow.name}` }),
    ).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, title);
    await expect(within(canvasElement).getByRole('button', { name: 'Duyệt' })).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
