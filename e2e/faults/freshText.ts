import type { SeededRandom } from './SeededRandom.ts';

const syllables = 'điện áp an toàn lửa thoát hiểm nguồn ngắt “bảo hộ” gạc ướt – tầng 2 & 3 <b> \\ đứng'.split(
  ' ',
);
let written = 0;

/** Text that is unique in the run, so that it can be found again. */
export function freshText(random: SeededRandom): string {
  written += 1;
  const words = Array.from({ length: random.between(1, 4) }, () => random.pick(syllables));
  return `${words.join(' ')} ${written}`;
}
