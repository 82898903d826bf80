export type Cut = Readonly<{ x: number; y: number; width: number; height: number }>;

const quality = 0.9;

const load = (url: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('unreadable')));
    image.src = url;
  });

/** Whether this browser can read the picture at all; some phones take formats that browsers do not know. */
export const canRead = async (url: string) => {
  try {
    const { naturalWidth } = await load(url);
    return naturalWidth > 0;
  } catch {
    return false;
  }
};

/** Cuts and shrinks on the device: less to send, and what lies outside the frame never leaves it. */
export const cropPicture = async (
  url: string,
  { x, y, width, height }: Cut,
  longestSide: number,
  keepsTransparency = false,
): Promise<Blob> => {
  const image = await load(url);
  const shrink = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * shrink));
  canvas.height = Math.max(1, Math.round(height * shrink));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  // What is transparent, or outside the picture, would become black.
  if (!keepsTransparency) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      keepsTransparency ? 'image/png' : 'image/jpeg',
      quality,
    );
  });
};
