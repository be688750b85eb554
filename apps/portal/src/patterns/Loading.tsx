import { PageSkeleton, type PageSkeletonProps } from '@sen/ui/PageSkeleton';

export type LoadingProps = Pick<PageSkeletonProps, 'shape'> & {
  /** The page shows its title already. */
  titled?: boolean;
};

/** A page, or what is below its title, while it loads. */
export function Loading({ shape, titled = false }: LoadingProps) {
  return <PageSkeleton shape={shape} untitled={!titled} />;
}
