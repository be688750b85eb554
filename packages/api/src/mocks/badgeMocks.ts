import { badge, badgePeople, badges, badgeUnits, earnedBadges } from '../fixtures/badges';
import { http } from './http';
import { page } from './page';

export const badgeMocks = [
  http.get('/badges', ({ response }) => response(200).json(page(badges))),
  http.get('/badges/units', ({ response }) => response(200).json(page(badgeUnits))),
  http.get('/badges/{id}', ({ response }) => response(200).json({ data: badge })),
  http.get('/badges/{id}/people', ({ response }) => response(200).json(page(badgePeople))),
  http.get('/users/{id}/badges', ({ response }) => response(200).json({ data: earnedBadges })),
  http.post('/badges', ({ response }) => response(200).json({ data: badge })),
  http.put('/badges/{id}', ({ response }) => response(200).json({ data: badge })),
  http.delete('/badges', ({ response }) => response(200).json({ data: null })),
];

/** A person without badges. */
export const noBadges = [http.get('/users/{id}/badges', ({ response }) => response(200).json({ data: [] }))];
