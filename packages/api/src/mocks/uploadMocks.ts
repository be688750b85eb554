import { HttpResponse, http as mswHttp } from 'msw';
import type { Upload } from '../contract/model';
import { http } from './http';

const incoming: Upload = {
  id: '5d0c6e38-9a0e-4c0f-9d0f-6b8a3f0f7f11',
  name: 'Bài 1.pdf',
  size: 1,
  purpose: 'lesson',
  type: null,
  created_at: '2026-11-23T02:00:00Z',
  expires_at: '2026-11-30T02:00:00Z',
};

/** Begun on another device. */
export const begunUpload: Upload = {
  ...incoming,
  id: '0a1f4d54-5f6f-4c43-8e53-0c1c2b9b8f21',
  name: 'Ghi hình thực hành sơ cứu.mp4',
  size: 812 * 1024 ** 2,
};

const bytes = '*/api/uploads/:id/bytes';
const tus = (headers: Record<string, string>) => ({ headers: { 'Tus-Resumable': '1.0.0', ...headers } });

/** Takes each file as it comes. The protocol of its bytes is tus, whose headers the contract does not have. */
export const uploadMocks = [
  http.get('/uploads', ({ response }) => response(200).json({ data: [] })),
  http.post('/uploads', async ({ request, response }) =>
    response(200).json({ data: { ...incoming, ...(await request.json()) } }),
  ),
  http.post('/uploads/{id}/finish', ({ response }) =>
    response(200).json({ data: { ...incoming, type: 'application/pdf' } }),
  ),
  http.delete('/uploads/{id}', ({ response }) => response(200).json({ data: null })),
  mswHttp.head(
    bytes,
    () => new HttpResponse(null, tus({ 'Upload-Offset': '0', 'Upload-Length': String(3 * 1024 ** 3) })),
  ),
  mswHttp.patch(bytes, async ({ request }) => {
    const { byteLength } = await request.arrayBuffer();
    return new HttpResponse(null, { status: 204, ...tus({ 'Upload-Offset': String(byteLength) }) });
  }),
];
