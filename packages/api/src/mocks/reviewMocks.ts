import { courseRating, hiddenReview, ownReview, reviews } from '../fixtures/reviews';
import { http } from './http';
import { page } from './page';

/** The reviews of a course as its student sees them. */
export const reviewMocks = [
  http.get('/courses/{id}/reviews', ({ response }) => response(200).json(page(reviews))),
  http.get('/courses/{id}/rating', ({ response }) => response(200).json({ data: courseRating })),
  http.post('/courses/{id}/reviews', ({ response }) => response(200).json({ data: ownReview })),
  http.put('/reviews/{id}', ({ response }) => response(200).json({ data: ownReview })),
  http.delete('/reviews/{id}', ({ response }) => response(200).json({ data: null })),
  http.put('/reviews/{id}/hidden', ({ response }) => response(200).json({ data: null })),
];

/** The same as a manager sees them: with the hidden one. */
export const managedReviewMocks = [
  http.get('/courses/{id}/reviews', ({ response }) => response(200).json(page([...reviews, hiddenReview]))),
  ...reviewMocks,
];
