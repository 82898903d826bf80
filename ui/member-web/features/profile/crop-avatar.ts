export type Cut = Readonly<{ x: number; y: number; width: number; height: number }>;

const side = 512;
const quality = 0.9;

const load = (url: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('unreadable')));
    image.src = url;
  });

export const canRead = async (url: string) => {
  try {
    return (await load(url)).naturalWidth > 0;
  } catch {
    return false;
  }
};

/** A small square, made on the device: nothing outside the frame is sent. */
export const cropAvatar = async (url: string, { x, y, width, height }: Cut): Promise<Blob> => {
  const image = await load(url);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, x, y, width, height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });
};
