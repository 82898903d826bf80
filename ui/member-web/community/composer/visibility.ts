import { visibilities, type Visibility } from '#core/community/feed/post.ts';

export type { Visibility };
export { visibilities };

export const isVisibility = (value: unknown): value is Visibility =>
  visibilities.some((one) => one === value);
