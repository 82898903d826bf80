import { fontFamily, palettes } from '#ui/theme/tokens.ts';
import { qrColours, type qrDrawing } from '../../app/parts/qr-drawing.ts';

export type CardWords = Readonly<{
  title: string;
  caption: string;
  lines: readonly Readonly<{ label: string; value: string }>[];
}>;

const width = 1080;
const margin = 80;
const qrSide = 800;
const lineHeight = 116;
const { secondary } = palettes.light.text;

/** As large as asked, smaller where the words are long: a name is never cut off. */
const fit = (context: CanvasRenderingContext2D, text: string, size: number, weight: number) => {
  const room = width - 2 * margin;
  context.font = `${weight} ${size}px ${fontFamily}`;
  const wide = context.measureText(text).width;
  if (wide > room) context.font = `${weight} ${Math.floor((size * room) / wide)}px ${fontFamily}`;
};

const paint = (context: CanvasRenderingContext2D, shape: Path2D) => context.fill(shape);

/** The code with everything that a bank's app asks for written under it: the picture says enough on its own. */
export const drawQrCard = async (
  { size, path }: ReturnType<typeof qrDrawing>,
  { title, caption, lines }: CardWords,
): Promise<Blob> => {
  const words = [title, caption, ...lines.flatMap(({ label, value }) => [label, value])].join('');
  // A face that the device lacks is no reason to give nobody the picture: the next one in the list is drawn.
  await Promise.allSettled(
    [400, 600].map((weight) => document.fonts.load(`${weight} 32px ${fontFamily}`, words)),
  );

  const top = 200;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = top + qrSide + 110 + lines.length * lineHeight + margin / 2;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');

  context.fillStyle = qrColours.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = qrColours.ink;
  context.textAlign = 'center';
  fit(context, title, 52, 600);
  context.fillText(title, width / 2, 110);

  // Whole pixels for each module: half a pixel is a grey edge.
  const module = Math.floor(qrSide / size);
  context.save();
  context.translate(Math.round((width - module * size) / 2), 150);
  context.scale(module, module);
  paint(context, new Path2D(path));
  context.restore();

  context.fillStyle = secondary;
  fit(context, caption, 34, 400);
  context.fillText(caption, width / 2, 150 + qrSide + 50);

  context.textAlign = 'left';
  lines.forEach(({ label, value }, index) => {
    const y = top + qrSide + 90 + index * lineHeight;
    context.fillStyle = secondary;
    fit(context, label, 32, 400);
    context.fillText(label, margin, y);
    context.fillStyle = qrColours.ink;
    fit(context, value, 44, 600);
    context.fillText(value, margin, y + 54);
  });

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
};
