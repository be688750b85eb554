import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../chunks/loadChunk';
import { ChunkMissing, PageBroken } from './PageBroken';

interface PageBoundaryProps {
  /** Whether the page has been shown, with what the user has done on it. */
  wasShown: () => boolean;
  /** It is around the frame of the pages, too. */
  ofFrame?: boolean;
  children: ReactNode;
}

/** Error boundary of a page: keeps the shell, says what happened, and loads a new build of the server or offers a reload. */
export class PageBoundary extends Component<PageBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, ofFrame, wasShown } = this.props;
    if (!error) return children;
    const instead =
      error instanceof ChunkLoadError ? (
        <ChunkMissing wasShown={wasShown()} />
      ) : (
        <PageBroken reason="fault" />
      );
    return ofFrame ? <main>{instead}</main> : instead;
  }
}
