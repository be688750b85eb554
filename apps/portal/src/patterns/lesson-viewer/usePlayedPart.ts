import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type PlayedPart, type PlayerMessage, readPlayerMessage } from '../../package-player/messages';

/** Milliseconds after which a player that has not answered will not. */
const patience = 20_000;

/**
 * Opens a part of a package in the player that a frame loads, and hears what it says. The port is the only way between the two.
 * @param origin of the player; nothing is sent to another one
 */
export function usePlayedPart(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  part: PlayedPart,
  onMessage: (message: PlayerMessage) => void,
): 'opening' | 'open' | 'failed' {
  const [state, setState] = useState<'opening' | 'open' | 'failed'>('opening');
  const hear = useEffectEvent((message: PlayerMessage) => {
    if (message.type === 'opened') setState('open');
    onMessage(message);
  });
  const opened = useEffectEvent(() => part);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const ports: MessagePort[] = [];
    const open = () => {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1);
      port1.addEventListener('message', ({ data }) => {
        const message = readPlayerMessage(data);
        if (message) hear(message);
      });
      port1.start();
      element.contentWindow?.postMessage(opened(), origin, [port2]);
    };
    element.addEventListener('load', open);
    const timer = setTimeout(() => setState((now) => (now === 'opening' ? 'failed' : now)), patience);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('load', open);
      // What a package says while its page is being left comes a moment later.
      setTimeout(() => {
        for (const port of ports) port.close();
      }, 2_000);
    };
  }, [frame, origin]);
  return state;
}
