import { dataUri } from '../art/index.ts';

export interface ArtProps {
  /** From the functions of `@freely/ui/art`. */
  svg: string;
  className?: string | undefined;
}

/** Art is always decorative; the text beside it carries the meaning. */
export function Art({ svg, className }: ArtProps) {
  const [, width, height] = svg.match(/width="(\d+)" height="(\d+)"/) ?? [];

  return <img src={dataUri(svg)} alt="" width={width} height={height} className={className} />;
}
