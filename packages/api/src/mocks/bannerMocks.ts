import { banner, banners } from '../fixtures/banners';
import { http } from './http';
import { page } from './page';

export const bannerMocks = [
  http.get('/banners', ({ response }) => response(200).json(page(banners))),
  http.get('/banners/{id}', ({ response }) => response(200).json({ data: banner })),
  http.post('/banners', ({ response }) => response(200).json({ data: banner })),
  http.put('/banners/order', ({ response }) => response(200).json({ data: null })),
  http.put('/banners/{id}', ({ response }) => response(200).json({ data: banner })),
  http.put('/banners/{id}/position', ({ response }) => response(200).json({ data: null })),
  http.delete('/banners', ({ response }) => response(200).json({ data: null })),
];

/** An overview without banners. */
export const noBanners = [http.get('/banners/shown', ({ response }) => response(200).json({ data: [] }))];
