import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const certificateQueries = {
  all: () => ['certificates'] as const,
  templates: (query: Query<'listCertificateTemplates'>) =>
    listQuery([...certificateQueries.all(), 'templates', query], (signal) =>
      client.GET('/certificates', { params: { query }, signal }),
    ),
  template: (id: string) =>
    getQuery([...certificateQueries.all(), 'template', id], (signal) =>
      client.GET('/certificates/{id}', { params: { path: { id } }, signal }),
    ),
  ofCourse: (id: string) =>
    getQuery([...certificateQueries.all(), 'course', id], (signal) =>
      client.GET('/courses/{id}/certificate', { params: { path: { id } }, signal }),
    ),
  /** The same with the look of a template that it could have. */
  look: (id: string, template_id: string) =>
    getQuery([...certificateQueries.all(), 'course', id, template_id], (signal) =>
      client.GET('/courses/{id}/certificate', { params: { path: { id }, query: { template_id } }, signal }),
    ),
  /** The lists of the students of one class. */
  inClass: (id: string) => [...certificateQueries.all(), 'class', id] as const,
  /** The students of one class: `ofClass(id)(query)`. */
  ofClass: (id: string) => (query: Query<'listClassCertificates'>) =>
    listQuery([...certificateQueries.inClass(id), query], (signal) =>
      client.GET('/classrooms/{id}/certificates', { params: { path: { id }, query }, signal }),
    ),
  /** What is issued to many of a class, or was last issued for the caller. */
  issuing: (id: string) =>
    getQuery([...certificateQueries.all(), 'issuing', id], (signal) =>
      client.GET('/classrooms/{id}/certificates/issuing', { params: { path: { id } }, signal }),
    ),
  /** The caller's newest archive of a class. */
  archive: (id: string) =>
    getQuery([...certificateQueries.all(), 'archive', id], (signal) =>
      client.GET('/classrooms/{id}/certificates/archive', { params: { path: { id } }, signal }),
    ),
  own: () =>
    getQuery([...certificateQueries.all(), 'own'], (signal) =>
      client.GET('/certificates/issued', { signal }),
    ),
};
