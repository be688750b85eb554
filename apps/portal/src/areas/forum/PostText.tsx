import { RichText } from '@sen/ui/RichText';
import { ownOrigin } from './postPictures';

/** The text of a topic or a reply, with its pictures. */
export function PostText({ html }: { html: string }) {
  return <RichText html={html} imageOrigins={ownOrigin} />;
}
