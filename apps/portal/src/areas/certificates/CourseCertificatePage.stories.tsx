import { courseCertificate } from '@sen/api/fixtures/certificates';
import { people } from '@sen/api/fixtures/people';
import { certificateMocks } from '@sen/api/mocks/certificateMocks';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { href } from '../../routes/paths';
import { cameFromPage } from '../../testing/cameFromPage';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Certificate of a course' } satisfies Meta;

const path = '/courses/1/certificate';
const as = people.admin;
const mocks = [...certificateMocks, ...courseMocks];
const before = () => removeDraft(`${as.id}:course-certificate:1`);
const states = pageStates({ path, as, before, mocks, call: '/courses/:id/certificate' });

export const Loading = states.loading;

/** A course without certificates has no rule either. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks: [
    http.get('/courses/{id}/certificate', ({ response }) =>
      response(200).json({
        data: { ...courseCertificate, template: null, by_rule: false, templates: [], look: null },
      }),
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, `Chứng chỉ của khóa học ${courseCertificate.course_name}`);
    await expect(within(canvasElement).queryByRole('switch')).toBeNull();
  },
});

export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('switch', { name: /Tự động cấp/ })).toBeChecked();
    await expect(
      page.getByRole('img', { name: `Hình xem trước của mẫu ${courseCertificate.template?.name}` }),
    ).toBeVisible();
  },
});

/** Whoever chose it for a class goes on there. */
export const FilledForAClass = pageStory({
  path,
  as,
  before: async () => {
    await before();
    await cameFromPage(href('classCertificates', { cid: '9' }))();
  },
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Chứng chỉ của lớp' })).toHaveAttribute(
      'href',
      '/classroom/9/certificates',
    );
  },
});

export const Refused = closedPage({ path, as: people.student });

export const Failed = states.failed;
