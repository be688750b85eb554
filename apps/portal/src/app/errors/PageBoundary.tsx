import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../chunks/loadChunk';
import { PageBroken } from './PageBroken';

interface PageBoundaryProps {
  children: ReactNode;
}

/** Error boundary of a page: keeps the shell, says what happened and offers a reload. */
export class PageBoundary extends Component<PageBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <PageBroken reason={error instanceof ChunkLoadError ? 'chunk' : 'fault'} />;
  }
}
