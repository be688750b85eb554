import { onlineClass, onlineClassRows } from '../fixtures/onlineClasses';
import { http } from './http';
import { page } from './page';

/** The online sessions as those see them who run the class. */
export const onlineClassMocks = [
  http.get('/onlineclassrooms', ({ response }) => response(200).json(page(onlineClassRows))),
  http.post('/onlineclassrooms', ({ response }) => response(200).json({ data: onlineClass })),
  http.delete('/onlineclassrooms', ({ response }) => response(200).json({ data: null })),
  http.get('/onlineclassrooms/{id}', ({ response }) => response(200).json({ data: onlineClass })),
  http.put('/onlineclassrooms/{id}', ({ response }) => response(200).json({ data: onlineClass })),
];
