import type { Topic, TopicRow } from '../contract/model';
import {
  acceptedRules,
  deletedTopic,
  deletedTopicRows,
  forum,
  forumPicture,
  ownTopicRows,
  pendingTopic,
  rejectedTopic,
  replies,
  reply,
  topic,
  topicChanges,
  topicRequest,
  topicRequests,
  topicRows,
} from '../fixtures/forum';
import { http } from './http';
import { page } from './page';

const topics: Topic[] = [topic, pendingTopic, rejectedTopic, deletedTopic];

const rowsOf: Readonly<Record<string, TopicRow[]>> = { own: ownTopicRows, deleted: deletedTopicRows };

/** The forum as who has accepted its rules sees it. */
export const forumMocks = [
  http.get('/forum', ({ response }) => response(200).json({ data: forum })),
  http.get('/forum/rules', ({ response }) => response(200).json({ data: acceptedRules })),
  http.post('/forum/rules', ({ response }) => response(200).json({ data: null })),
  http.post('/forum/pictures', ({ response }) =>
    response(200).json({ data: { url: forumPicture, width: 640, height: 360 } }),
  ),
  http.get('/topics', ({ query, response }) =>
    response(200).json(page(rowsOf[query.get('view') ?? 'all'] ?? topicRows)),
  ),
  http.post('/topics', ({ response }) => response(200).json({ data: pendingTopic })),
  http.get('/topics/{id}', ({ params, response }) =>
    response(200).json({ data: topics.find(({ id }) => id === params.id) ?? topic }),
  ),
  http.put('/topics/{id}', ({ response }) => response(200).json({ data: pendingTopic })),
  http.delete('/topics/{id}', ({ response }) => response(200).json({ data: null })),
  http.get('/topics/{id}/replies', ({ params, response }) =>
    response(200).json(page(params.id === topic.id ? replies : [])),
  ),
  http.post('/topics/{id}/replies', ({ response }) => response(200).json({ data: reply })),
  http.put('/topics/{id}/follow', ({ response }) => response(200).json({ data: null })),
  http.put('/topics/{id}/lock', ({ response }) => response(200).json({ data: null })),
  http.post('/topics/{id}/reports', ({ response }) => response(200).json({ data: null })),
  http.delete('/topics/{id}/reports', ({ response }) => response(200).json({ data: null })),
  http.get('/topics/{id}/changes', ({ response }) => response(200).json({ data: topicChanges })),
  http.put('/replies/{id}', ({ response }) => response(200).json({ data: reply })),
  http.delete('/replies/{id}', ({ response }) => response(200).json({ data: null })),
  http.get('/requests', ({ response }) => response(200).json(page(topicRequests))),
  http.get('/requests/{id}', ({ response }) => response(200).json({ data: topicRequest })),
  http.post('/requests/approve', ({ response }) => response(200).json({ data: null })),
  http.post('/requests/deny', ({ response }) => response(200).json({ data: null })),
  http.post('/requests/undo', ({ response }) =>
    response(200).json({ data: { undone: [topicRequest.id], refused: [] } }),
  ),
];

/** The same for who has not written yet. */
export const newForumMocks = [
  http.get('/forum/rules', ({ response }) => response(200).json({ data: { accepted_at: null } })),
  ...forumMocks,
];
