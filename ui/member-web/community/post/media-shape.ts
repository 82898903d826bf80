type Sized = Readonly<{ width: number | null; height: number | null }>;

/** Between a tall phone picture and a wide landscape: a list stays readable whatever is posted. */
const tallest = 4 / 5;
const widest = 1.91;

export const ratioOf = ({ width, height }: Sized): number =>
  width === null || height === null || width < 1 || height < 1
    ? 4 / 3
    : Math.min(widest, Math.max(tallest, width / height));

const inGrid = 4;

/** The first four; the last of them says how many more there are. */
export const cut = <One>(media: readonly One[]): Readonly<{ shown: readonly One[]; more: number }> => ({
  shown: media.slice(0, inGrid),
  more: Math.max(0, media.length - inGrid),
});
