import { emptyProject, project, projectRows } from '../fixtures/projects';
import { http } from './http';
import { page } from './page';

export const projectMocks = [
  http.get('/projects', ({ response }) => response(200).json(page(projectRows))),
  http.get('/projects/{id}', ({ params, response }) =>
    response(200).json({ data: params.id === emptyProject.id ? emptyProject : project }),
  ),
  http.post('/projects', ({ response }) => response(200).json({ data: project })),
  http.put('/projects/{id}', ({ response }) => response(200).json({ data: project })),
  http.delete('/projects', ({ response }) => response(200).json({ data: null })),
];
