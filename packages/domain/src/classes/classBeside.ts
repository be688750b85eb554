/** What stands between the name of a course and what its class is called by. */
const between = /^\s*[-–—:·,|]+\s*/;

/**
 * The name of a class where that of its course is shown, too: without the name of the course, by which names of classes often begin,
 * so that what tells classes apart is read first.
 */
export function classBeside(className: string, courseName: string): string {
  const [name, course] = [className, courseName].map((text) => text.normalize('NFC').trim());
  if (!name || !course || !name.toLocaleLowerCase('vi').startsWith(course.toLocaleLowerCase('vi')))
    return className;
  const rest = name.slice(course.length);
  const own = rest.replace(between, '');
  return own !== '' && own !== rest ? own : className;
}
