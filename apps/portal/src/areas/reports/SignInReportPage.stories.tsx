import { studentSignIns } from '@sen/domain/reports/definitions/studentSignIns';
import type { Meta } from '@storybook/react-vite';
import { reportStories } from '../../testing/reportStories';

export default { title: 'Pages/Report of sign-ins' } satisfies Meta;

const stories = reportStories('/report/student/signIns', 'studentSignIns', studentSignIns);

export const Loading = stories.loading;
export const Empty = stories.empty;
export const Filled = stories.filled;
export const FilledOnAPhone = stories.filledOnAPhone;
export const Refused = stories.refused;
export const Failed = stories.failed;
export const Closed = stories.closed;
