import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { DownloadIcon, FileIcon } from '../../icons';
import { formatBytes } from '../../messages/formatBytes';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { LinkFrame } from '../../private/LinkFrame';
import type { ChatMessage, FileMessage, ImageMessage } from '../Chat/chat';
import { linkParts } from '../Chat/linkParts';
import { shortFileName } from '../Chat/shortFileName';
import type { ChatWindowMessages } from './ChatWindow.messages';
import * as css from './MessageBody.css';

interface MessageBodyProps<Message> {
  message: Message;
  words: ChatWindowMessages;
}

/** Content of a message: text, a picture or a file. */
export function MessageBody({ message, words }: MessageBodyProps<ChatMessage>) {
  switch (message.kind) {
    case 'text':
      return <TextBody text={message.text} />;
    case 'image':
      return <ImageBody message={message} />;
    case 'file':
      return <FileBody message={message} words={words} />;
  }
}

function TextBody({ text }: { text: string }) {
  return (
    <p className={css.text}>
      {linkParts(text).map(({ text: words, href }, place) =>
        href === undefined ? (
          words
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one text never move
          <LinkFrame key={place} href={href} external className={css.link}>
            {words}
          </LinkFrame>
        ),
      )}
    </p>
  );
}

function ImageBody({ message: { src, alt, width, height } }: { message: ImageMessage }) {
  return (
    <LinkFrame href={src} external className={css.imageLink}>
      <img className={css.image} src={src} alt={alt} width={width} height={height} decoding="async" />
    </LinkFrame>
  );
}

function FileBody({ message: { name, size, href }, words }: MessageBodyProps<FileMessage>) {
  const language = useLanguage();
  const weight = size === undefined ? '' : formatBytes(size, locales[language]);
  const what = (
    <>
      <span className={css.fileIcon}>
        <Icon of={FileIcon} />
      </span>
      <span aria-hidden="true" className={css.fileWords} title={name}>
        <span className={css.fileName}>{shortFileName(name)}</span>
        {weight && <span className={css.fileNote}>{weight}</span>}
      </span>
    </>
  );
  if (href === undefined)
    return (
      <div className={css.file}>
        <span className={visuallyHidden}>{[name, weight].filter(Boolean).join(', ')}</span>
        {what}
      </div>
    );
  return (
    <LinkFrame href={href} download={name} className={css.file}>
      <span className={visuallyHidden}>{words.download(name, weight)}</span>
      {what}
      <span className={css.fileIcon}>
        <Icon of={DownloadIcon} />
      </span>
    </LinkFrame>
  );
}
