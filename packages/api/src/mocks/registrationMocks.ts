import {
  freeCourseRequest,
  openClasses,
  ownRequest,
  registrationLink,
  requestRows,
} from '../fixtures/registration';
import { demoCompany } from '../fixtures/people';
import { http } from './http';
import { page } from './page';

export const registrationMocks = [
  http.get('/auth/signup', ({ response }) =>
    response(200).json({ data: { company_name: demoCompany.company_name } }),
  ),
  http.post('/auth/signup', ({ response }) =>
    response(200).json({ data: null, message: 'Chúng tôi vừa gửi email đến địa chỉ này.' }),
  ),
  http.get('/register', ({ response }) => response(200).json(page(openClasses))),
  http.post('/register', ({ response }) => response(200).json({ data: null })),
  http.get('/register/own', ({ response }) => response(200).json({ data: ownRequest })),
  http.post('/register/marketplace', ({ response }) => response(200).json({ data: null })),
  http.get('/requests', ({ query, response }) => {
    const kind = query.get('kind');
    return response(200).json(page(requestRows.filter((row) => kind === null || row.kind === kind)));
  }),
  http.get('/requests/{id}', ({ response }) => response(200).json({ data: freeCourseRequest })),
  http.post('/requests/approve', ({ response }) => response(200).json({ data: null })),
  http.post('/requests/deny', ({ response }) => response(200).json({ data: null })),
  http.post('/requests/undo', ({ response }) =>
    response(200).json({ data: { undone: ['39'], refused: [] } }),
  ),
  http.get('/companies/{id}/registration', ({ response }) => response(200).json({ data: registrationLink })),
  http.put('/companies/{id}/registration', async ({ request, response }) => {
    const { open } = await request.json();
    return response(200).json({ data: { ...registrationLink, open } });
  }),
];
