import { HttpResponse } from 'msw';
import {
  binnedDocuments,
  documentReaders,
  documents,
  documentStorage,
  lessonDocuments,
  lessonFolder,
  pictureFile,
  sharedDocuments,
} from '../fixtures/documents';
import { people, personOf } from '../fixtures/people';
import { http } from './http';
import { page } from './page';
import { uploadMocks } from './uploadMocks';

const root = { folder_id: null, folders: [], owner: null };
const inLessons = {
  folder_id: lessonFolder.id,
  folders: [{ id: lessonFolder.id, name: lessonFolder.folder_name }],
};
const isLessons = (query: { get: (name: 'folder_id' | 'path') => string | null }) =>
  query.get('folder_id') === lessonFolder.id || query.get('path') === lessonFolder.folder_name;

/** One pixel of green. */
const thumbnail = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAC5uSf///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='),
  (letter) => letter.charCodeAt(0),
);

export const documentMocks = [
  http.get('/folders', ({ query, response }) =>
    response(200).json(
      isLessons(query)
        ? {
            ...page(lessonDocuments),
            // By its id it is read by those it is shared with.
            place: { ...inLessons, owner: query.get('folder_id') ? personOf(people.teacher) : null },
          }
        : { ...page(documents), place: root },
    ),
  ),
  http.post('/folders', ({ response }) => response(200).json({ data: lessonFolder })),
  http.get('/folders/bin', ({ response }) => response(200).json(page(binnedDocuments))),
  http.delete('/folders/bin', ({ response }) => response(200).json({ data: null })),
  http.post('/folders/restore', ({ response }) => response(200).json({ data: [lessonFolder] })),
  http.get('/folders/shared', ({ response }) => response(200).json(page(sharedDocuments))),
  http.get('/files', ({ response }) => response(200).json(page([...documents, ...lessonDocuments]))),
  http.post('/files', ({ response }) => response(200).json({ data: pictureFile })),
  http.delete('/files', ({ response }) => response(200).json({ data: null })),
  http.post('/files/move', ({ response }) => response(200).json({ data: null })),
  http.post('/files/copy', ({ response }) => response(200).json({ data: [pictureFile] })),
  http.get('/files/storage', ({ response }) => response(200).json({ data: documentStorage })),
  http.get('/files/readers', ({ response }) => response(200).json({ data: documentReaders })),
  http.get('/files/documents/{id}', ({ response }) => response(200).json({ data: pictureFile, place: root })),
  http.put('/files/documents/{id}', ({ response }) => response(200).json({ data: pictureFile })),
  http.get('/files/documents/{id}/sharing', ({ response }) => response(200).json({ data: documentReaders })),
  http.put('/files/documents/{id}/sharing', ({ response }) => response(200).json({ data: documentReaders })),
  http.untyped.get('*/api/files/:id/thumbnail', () =>
    HttpResponse.arrayBuffer(thumbnail.buffer, { headers: { 'content-type': 'image/gif' } }),
  ),
  ...uploadMocks,
];
