import { useSearch } from 'wouter';
import { BadgesOfUnit } from './BadgesOfUnit';
import { BadgeUnits } from './BadgeUnits';

/** The units with their badges; with a unit in the query, its badges. */
export function BadgesPage() {
  const unit = new URLSearchParams(useSearch()).get('unit');
  return unit !== null && /^[1-9]\d{0,17}$/.test(unit) ? (
    <BadgesOfUnit key={unit} id={unit} />
  ) : (
    <BadgeUnits />
  );
}
