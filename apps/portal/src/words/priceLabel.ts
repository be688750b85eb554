import { formatEuros } from './formats';
import { labelWords } from './labelWords';

/** Whole euros, or that nothing has to be paid. */
export function priceLabel(price: number): string {
  return price === 0 ? labelWords('freeOfCharge') : formatEuros(price);
}
