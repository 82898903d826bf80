import type { CoveredArea } from './covered-area.ts';

/** So few squares that no letter is left to be guessed. */
const squares = 6;

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      'image/png',
    );
  });

const drawn = (width: number, height: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  return { canvas, context };
};

/** The picture with these parts made unreadable, drawn anew: nothing below them is in the file. */
export const coverPicture = async (file: File, areas: readonly CoveredArea[]): Promise<File> => {
  if (areas.length === 0) return file;
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const { canvas, context } = drawn(width, height);
  context.drawImage(picture, 0, 0);
  for (const area of areas) {
    const place = [area.x * width, area.y * height, area.width * width, area.height * height] as const;
    const small = drawn(squares, squares);
    small.context.drawImage(picture, ...place, 0, 0, squares, squares);
    context.imageSmoothingEnabled = false;
    context.drawImage(small.canvas, 0, 0, squares, squares, ...place);
  }
  picture.close();
  return new File([await pngOf(canvas)], file.name.replace(/\.[^.]*$/, '.png'), { type: 'image/png' });
};
