/** '1:02', '12:05', '1:01:05'. */
export function timeText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** In seconds: the beginning needs no resume, and who stopped at the end has finished. */
const beginning = 5;
const end = 10;

/** The resume position, if it is worth offering. */
export function resumePoint(stoppedAt: number | undefined, duration: number): number | undefined {
  if (stoppedAt === undefined || !Number.isFinite(duration) || duration <= 0) return undefined;
  const last = duration - Math.min(end, duration * 0.05);
  return stoppedAt >= Math.min(beginning, duration * 0.2) && stoppedAt < last ? stoppedAt : undefined;
}
