import { useEffect, useState } from 'react';
import { dayPartOf } from './dayPart';
import { hello } from './greetingWords';

const refresh = 60_000;

/** Greets by the time of day, and notices within a minute when it has become another. */
export function Greeting({ name }: { name: string }) {
  const [part, setPart] = useState(() => dayPartOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setPart(dayPartOf(new Date())), refresh);
    return () => clearInterval(timer);
  }, []);
  return <>{hello(part, name)}</>;
}
