import { cleanMarkup } from './cleanHtml';
import * as css from './RichText.css';

export interface RichTextProps {
  /** Untrusted HTML; it is sanitised to simple text markup before it is rendered. */
  html: string;
  /** Allowed origins of images besides `data:`: 'https://files.sen.vn', or `location.origin` for paths. None by default. */
  imageOrigins?: readonly string[] | undefined;
}

/** Renders a text written in the editor: paragraphs, headings, lists, links, images, simple tables. */
export function RichText({ html, imageOrigins }: RichTextProps) {
  const markup = cleanMarkup(html, { imageOrigins });
  // oxlint-disable-next-line react/no-danger -- the only place that renders markup, and it is sanitised
  return <div className={css.text} dangerouslySetInnerHTML={{ __html: markup }} />;
}
