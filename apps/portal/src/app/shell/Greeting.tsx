import { useEffect, useState } from 'react';
import { dayPartOf } from './dayPart';
import { hello } from './greetingWords';

const refresh = 60_000;

/** A greeting by time of day; checked every minute. */
export function Greeting({ name }: { name: string }) {
  const [part, setPart] = useState(() => dayPartOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setPart(dayPartOf(new Date())), refresh);
    return () => clearInterval(timer);
  }, []);
  return <>{hello(part, name)}</>;
}
